import fs from 'node:fs';
import path from 'node:path';
import {compareSections, readRecordOf, UPDATE, type StaleSection} from './compareSections';
import {readSections} from './readSections';

/** How far the translation of a page into one language has come. */
export interface PageStatus {
  language: string;
  /** The page's file below `docs`. */
  page: string;
  /** `orphan`: there is a translation of a page that is not there. */
  state: 'up to date' | 'behind' | 'missing' | 'orphan';
  /** What is behind; empty unless the state is `behind`. */
  sections: StaleSection[];
}

/** Where the translated pages of the current version lie, relative to the site. */
export const homeOf = (language: string) =>
  `i18n/${language}/docusaurus-plugin-content-docs/current`;

/** The pages in a folder. What starts with `_`, and the generated API reference, is not translated page by page. */
function listPages(folder: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.mdx?$/.test(file) && !/^api\/|(?:^|\/)_|node_modules\//.test(file))
    .sort();
}

function readLanguage(siteDir: string, language: string): PageStatus[] {
  const home = homeOf(language);
  const sources = listPages(path.join(siteDir, 'docs'));
  const translations = new Set(listPages(path.join(siteDir, home)));
  const orphans = [...translations].filter((page) => !sources.includes(page));
  return [
    ...sources.map((page): PageStatus => {
      if (!translations.has(page)) {
        return {language, page, state: 'missing', sections: []};
      }
      const read = (folder: string) => fs.readFileSync(path.join(siteDir, folder, page), 'utf8');
      try {
        const sections = compareSections(readSections(read('docs')), readRecordOf(read(home)));
        return {language, page, state: sections.length > 0 ? 'behind' : 'up to date', sections};
      } catch (error) {
        throw new Error(
          `${home}/${page}: ${(error as Error).message}; run ${UPDATE} ${home}/${page}.`,
          {cause: error},
        );
      }
    }),
    ...orphans.map((page): PageStatus => ({language, page, state: 'orphan', sections: []})),
  ];
}

/** The state of every page in every language that the site is translated into. */
export function readStatus(siteDir: string): PageStatus[] {
  return fs
    .readdirSync(path.join(siteDir, 'i18n'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .flatMap(({name}) => readLanguage(siteDir, name));
}

/** The state of the pages as a table for the terminal, with the totals in its last line. */
export function formatStatus(pages: readonly PageStatus[]): string {
  const rows = pages.map(({language, page, state, sections}) => [
    language,
    page,
    state === 'behind'
      ? `${sections.length} ${sections.length === 1 ? 'section' : 'sections'} behind: ${sections.map(({id, state: how}) => `${id} (${how})`).join(', ')}`
      : state,
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]!.length), 0);
  const count = (state: PageStatus['state']) => pages.filter((page) => page.state === state).length;
  return [
    ...rows.map(([language, page, state]) =>
      [language!.padEnd(width(0)), page!.padEnd(width(1)), state].join('  '),
    ),
    (['up to date', 'behind', 'missing', 'orphan'] as const)
      .map((state) => `${count(state)} ${state}`)
      .join(', '),
  ].join('\n');
}
