import path from 'node:path';
import {readJson} from '../files/files';
import {readLanguage} from '../languages/readLanguage';

/** Headings by the id of their section. */
export type Headings = Readonly<
  Record<string, {message: string; description?: string} | undefined>
>;

/** The headings of generated pages in English; translators find them in `i18n/<locale>/api-reference/headings.json`. */
export const HEADINGS = {
  demos: {message: 'Demos'},
  import: {message: 'Import'},
  playground: {message: 'Playground'},
  props: {message: 'Props'},
  inheritance: {message: 'Inheritance'},
  'theme-default-props': {message: 'Theme default props'},
  slots: {message: 'Slots'},
  classes: {message: 'CSS classes'},
  properties: {message: 'Properties'},
  'source-code': {message: 'Source code'},
  removed: {message: 'Removed'},
  components: {message: 'Components'},
  interfaces: {message: 'Interfaces'},
  // The link below a title to the changes at the end of the page, and their links.
  'changed-since': {message: 'Changed since {version}: {count}'},
  'changed-migration': {message: 'Breaking changes from {version}: {count}'},
  'changed-releases': {message: 'All releases'},
  // The last line of a guide whose statements are tested.
  claims: {message: '{count} statements on this page are tested with MUI X {version}.'},
  // The line below a demo that was operated: `Checked on 8.12.1 · keyboard · dark, RTL, 390 px`.
  checked: {message: 'Checked on {version}'},
  'checked-keyboard': {message: 'keyboard'},
  'checked-dark': {message: 'dark'},
  'checked-rtl': {message: 'RTL'},
  'checked-phone': {message: '390 px'},
  'checked-comma': {message: ', '},
  'checked-types': {message: 'types in {count} date libraries'},
  // Descriptions of pages, not ids of sections.
  'description-props': {
    message: 'The props of the React {name} component, with types, defaults and links to demos.',
  },
  'description-props-slots': {
    message:
      'The props and slots of the React {name} component, with types, defaults and links to demos.',
  },
  'description-props-classes': {
    message:
      'The props and CSS classes of the React {name} component, with types, defaults and links to demos.',
  },
  'description-props-slots-classes': {
    message:
      'The props, slots and CSS classes of the React {name} component, with types, defaults and links to demos.',
  },
  'description-properties': {
    message: 'The properties of the {name} type, with their types and defaults.',
  },
  'description-components': {message: 'Every component of the {name} with an API page of its own.'},
  'description-components-interfaces': {
    message: 'Every component and interface of the {name} with an API page of its own.',
  },
} as const satisfies Headings;

/** Returns the description of a generated page in English. */
export const writeDescription = (
  key: keyof typeof HEADINGS & `description-${string}`,
  name: string,
): string => HEADINGS[key].message.replace('{name}', name);

/**
 * Translates the description of a generated page; returns undefined for any other sentence.
 *
 * @param nameOf returns the name of a product in that language
 */
export function translateDescription(
  text: string,
  headings: Headings,
  nameOf: (name: string) => string,
): string | undefined {
  for (const [key, {message}] of Object.entries(HEADINGS)) {
    const [before = '', after] = message.split('{name}');
    if (after !== undefined && text.startsWith(before) && text.endsWith(after)) {
      const name = text.slice(before.length, text.length - after.length);
      return headings[key]?.message.replace('{name}', nameOf(name));
    }
  }
  return undefined;
}

const cache = new Map<string, Headings>();

/**
 * Returns the headings in the current language; empty if there are none, in which case the English
 * ones are used.
 */
export function readHeadings(siteDir: string, locale = readLanguage()): Headings {
  const file = path.join(siteDir, 'i18n', locale, 'api-reference/headings.json');
  let headings = cache.get(file);
  if (!headings) {
    headings = readJson<Headings>(file) ?? {};
    cache.set(file, headings);
  }
  return headings;
}
