import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
/** The page in each language. */
const PAGES = [
  'src/pages/x/privacy.mdx',
  'i18n/zh/docusaurus-plugin-content-pages/x/privacy.mdx',
].map((file) => [file, fs.readFileSync(path.join(ROOT, file), 'utf8')] as const);

const sources = fs
  .readdirSync(path.join(ROOT, 'src'), {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => fs.readFileSync(path.join(ROOT, 'src', file), 'utf8'));

const browserSources = fs
  .readdirSync(path.join(ROOT, 'plugins'), {recursive: true, encoding: 'utf8'})
  .filter((file) => /\/browser\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => fs.readFileSync(path.join(ROOT, 'plugins', file), 'utf8'));

/** Every text that stands in such an attribute, as it is or as one of several. */
function categories(): string[] {
  const found = sources.flatMap((source) =>
    [...source.matchAll(/data-ga-event-category=(?:"(\w[\w-]*)"|\{([^}]*)\})/g)].flatMap(
      ([, text, expression = '']) =>
        text ? [text] : [...expression.matchAll(/'([\w-]+)'/g)].map(([, each = '']) => each),
    ),
  );
  return [...new Set(found)].sort();
}

/** The names under which something is kept in local and session storage; those that end in a hyphen are followed by more. */
function storageKeys(): string[] {
  const found = [...sources, ...browserSources]
    .filter((source) => /(?:local|session)Storage|create\w*StorageStore\b/.test(source))
    .flatMap((source) => [
      ...source.matchAll(/['`]((?:docs|feedback|mui|codeblock|apiPage)[-_][\w-]*)(?=['`]|\$\{)/g),
    ])
    .map(([, key = '']) => key);
  return [...new Set(found)].sort();
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
