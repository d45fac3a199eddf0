import fs from 'node:fs';
import path from 'node:path';
import {CODE_SETTINGS, DEMO_THEME, SETTINGS} from '../plugins/reader-settings/shared';
import {TRANSLATED_LANGUAGES} from '../site/languages/shared';

const ROOT = path.join(__dirname, '..');
/** The page in each language that has it. */
const PAGES = [
  'src/pages/x/privacy.mdx',
  ...TRANSLATED_LANGUAGES.map(
    (language) => `i18n/${language}/docusaurus-plugin-content-pages/x/privacy.mdx`,
  ),
]
  .filter((file) => fs.existsSync(path.join(ROOT, file)))
  .map((file) => [file, fs.readFileSync(path.join(ROOT, file), 'utf8')] as const);

/** The modules of a folder, without tests, whose paths match. */
const readModules = (folder: string, pattern: RegExp): string[] =>
  fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => pattern.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(ROOT, folder, file), 'utf8'));

const sources = readModules('src', /\.tsx?$/);
const browserSources = ['plugins', 'packages'].flatMap((folder) =>
  readModules(folder, /\/browser\/.*\.tsx?$/),
);

/** The categories of events: the text of the attribute, or of a property that becomes the attribute. */
function categories(): string[] {
  const attribute = /data-ga-event-category=(?:"(\w[\w-]*)"|\{([^}]*)\})/g;
  const property = /'data-ga-event-category': ([^,\n}]+)/g;
  const quoted = (expression = '') =>
    [...expression.matchAll(/'([\w-]+)'/g)].map(([, text]) => text!);
  const found = sources.flatMap((source) => [
    ...[...source.matchAll(attribute)].flatMap(([, text, expression]) =>
      text ? [text] : quoted(expression),
    ),
    ...[...source.matchAll(property)].flatMap(([, expression]) => quoted(expression)),
  ]);
  return [...new Set(found)].sort();
}

/** The keys of local and session storage, and the names of cookies; a key that ends in a hyphen is followed by more. */
function storageKeys(): string[] {
  const found = [...sources, ...browserSources]
    .filter((source) => /(?:local|session)Storage|create\w*StorageStore\b/.test(source))
    .flatMap((source) => [
      ...source.matchAll(/['`]((?:docs|feedback|mui|codeblock|apiPage)[-_][\w-]*)(?=['`]|\$\{)/g),
    ])
    .map(([, key = '']) => key);
  const settings = [...Object.values(SETTINGS), DEMO_THEME, ...Object.values(CODE_SETTINGS)];
  return [...new Set([...found, ...settings.map(({key}) => key)])].sort();
}

describe.each(PAGES)('%s', (_file, text) => {
  test('names every kind of event', () => {
    expect(categories()).toContain('demo-expand');
    expect(categories().filter((category) => !text.includes(`\`${category}\``))).toEqual([]);
  });

  test('names all that is kept', () => {
    expect(storageKeys()).toEqual(
      expect.arrayContaining(['docs-consent-ads', 'docs-reloaded-pages', 'feedback-draft-']),
    );
    const beginnings = [...text.matchAll(/`([\w-]+)…`/g)].map(([, start = '']) => start);
    const isNamed = (key: string) =>
      text.includes(`\`${key}\``) || beginnings.some((start) => key.startsWith(start));
    expect(storageKeys().filter((key) => !isNamed(key))).toEqual([]);
  });
});
