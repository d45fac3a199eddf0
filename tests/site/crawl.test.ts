import fs from 'node:fs';
import path from 'node:path';
import {builtPages, isFullRun, samplePages, type BuiltPage} from './harness';
import {crawl, summarise} from './harness/crawl';
import {ROOT} from './harness/paths';

const pages = builtPages();
const english = pages.filter(({locale}) => locale === 'en');
const others = pages.filter(({locale}) => locale !== 'en');

/** Pages that somebody wrote in another language, and those beside the docs: they have texts of their own. */
const hasOwnTexts = ({path: address, locale}: BuiltPage): boolean => {
  const [, page] = /\/x\/(.+)\/$/.exec(address) ?? [];
  const sources = [
    `docusaurus-plugin-content-docs/current/${page}/index.mdx`,
    `docusaurus-plugin-content-pages/x/${page}.mdx`,
  ];
  return (
    page === undefined ||
    sources.some((source) => fs.existsSync(path.join(ROOT, 'i18n', locale, source)))
  );
};

/** Of these, and of English pages in another frame, every commit looks at some, the full run at all. */
const translated = others.filter(hasOwnTexts);
const untranslated = others.filter((page) => !hasOwnTexts(page));
const looked = [
  ...english,
  ...(isFullRun ? others : [...samplePages(translated, 16), ...samplePages(untranslated, 8)]),
];

/** The colours of the other scheme, and right to left, dense and phone together, which cost as much as all the rest. */
const inDark = new Set(isFullRun ? looked : samplePages(looked, 40));
const inModes = new Set(isFullRun ? looked : samplePages(looked, 12));

const isThemed = ({path: address}: BuiltPage) => !/^\/(?:zh\/)?playground\//.test(address);

describe('every page, loaded once', () => {
  let found: Map<string, string[]>;

  beforeAll(
    async () => {
      found = await crawl(looked, (page) => ({
        axe: true,
        dark: isThemed(page) && inDark.has(page),
        // The same demos run in every language.
        demos: page.locale === 'en' || inModes.has(page),
        modes: isThemed(page) && inModes.has(page),
      }));
    },
    // The full run takes hours.
    (isFullRun ? 240 : 60) * 60 * 1000,
  );

  afterAll(() => {
    const summary = summarise(found);
    if (summary !== '') {
      process.stderr.write(`\nFaults by number of pages:\n${summary}\n\n`);
    }
  });

  test('there are pages in both languages', () => {
    expect(english.length).toBeGreaterThan(250);
    expect(others).toHaveLength(english.length);
    expect(translated.length).toBeGreaterThan(10);
  });

  test.each(looked.map(({path: address}) => address))(
    '%s is quiet, fits a phone, and breaks no accessibility rule',
    (address) => {
      expect(found.get(address)).toEqual([]);
    },
  );
});
