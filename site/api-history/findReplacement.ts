import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import type {ProductName} from '../products/shared';
import type {FindReplacement} from './compareReleases';
import {findCodemod, type SampleSetting} from './findCodemod';
import type {Codemod} from './readCodemods';

/**
 * Prefixes and suffixes that were dropped: patterns of the former names, with their replacements.
 */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^unstable_/i, ''],
  [/^(use|get)?(.*)2(?=[A-Z]|$)/, '$1$2'],
  [/Slots?Components?Props(Overrides)?$/, 'SlotProps$1'],
  [/SlotsComponents?$/, 'Slots'],
];

/** Groups of names that were removed together. */
const FAMILIES: readonly (readonly [ProductName, string, RegExp, string])[] = [
  ['data-grid', '6', /^unstable_/, 'No replacement: it was an internal part.'],
  [
    'date-pickers',
    '6',
    /^@mui\/x-date-pickers\/CalendarPicker$/,
    '`@mui/x-date-pickers/DateCalendar`',
  ],
];

/**
 * Replacements in Markdown by product, by the major that removes the name, and by `name` or
 * `Owner.name`.
 */
const REPLACEMENTS = load(
  fs.readFileSync(path.join(__dirname, 'replacements.yaml'), 'utf8'),
) as Readonly<Record<ProductName, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

const code = (name: string) => `\`${name}\``;

/**
 * Returns the replacement in a deprecation comment, without a sentence that only states the
 * deprecation.
 */
function fromDeprecation(text: string | undefined): string | undefined {
  const cleaned = text?.replace(/\s+/g, ' ').trim();
  return cleaned && /\buse\b|\binstead\b|\breplaced\b|`/i.test(cleaned) ? cleaned : undefined;
}

/**
 * Creates a function that returns the replacement of a name: the one in replacements.yaml, or else
 * what a codemod writes, the last doc comment, the same name without a dropped prefix or suffix, or
 * its new import path.
 */
export function createFindReplacement(
  product: ProductName,
  codemods: readonly Codemod[],
  setting: SampleSetting,
): FindReplacement {
  return (removed) => {
    const {name, owner, major, kind, deprecated, isKnown, importFrom} = removed;
    const codemod = findCodemod(removed, codemods, setting);
    const find = (): string | undefined => {
      const kept = REPLACEMENTS[product][major];
      const byHand = kept?.[`${owner}.${name}`] ?? kept?.[name];
      if (byHand) {
        return byHand;
      }
      const importPath = importFrom(name);
      if (owner === '' && importPath) {
        return `${code(name)} from ${code(importPath)}`;
      }
      const renamed = codemod?.renames.get(name);
      if (renamed !== undefined && isKnown(renamed)) {
        return code(renamed);
      }
      const fromComment = fromDeprecation(deprecated);
      if (fromComment) {
        return fromComment;
      }
      if (kind === 'path') {
        const [scope = '', pkg = '', folder = ''] = name.split('/');
        const to = codemod?.renames.get(folder) ?? folder.replace(/2$/, '');
        const target = `${scope}/${pkg}/${to}`;
        return to !== folder && isKnown(target) ? code(target) : undefined;
      }
      for (const [pattern, replacement] of PATTERNS) {
        const candidate = name.replace(pattern, replacement);
        if (candidate !== name && isKnown(candidate)) {
          return code(candidate);
        }
      }
      return FAMILIES.find(
        ([area, when, pattern]) => area === product && when === major && pattern.test(name),
      )?.[3];
    };
    const use = find();
    return {...(use && {use}), ...(codemod && {codemod: codemod.name})};
  };
}
