import fs from 'node:fs';
import path from 'node:path';
import {TRANSLATED_LANGUAGES} from '../../site/languages/shared';
import {explainParseError} from '../../site/mdx/explainMdxError';
import {BuildProblemError, formatProblem, type Problem} from '../../site/problems/problemStore';
import {compareSections, readRecordOf} from './compareSections';
import {HOMES, type Home} from '../../site/pages/pageFiles';
import {readSections} from '../../site/mdx/readSections';
import {PAGE_STATES, type PageState, type StaleSection} from './shared';

/** How far the translation of a page into one language has come. */
export interface PageStatus {
  language: string;
  /** The folder that the page's file lies in: `docs`, or `src/pages` for one outside of them. */
  source: string;
  /** The page's file below it. */
  page: string;
  state: PageState;
  /** What is behind; empty unless the state is `behind`. */
  sections: StaleSection[];
  /** Where its translation lies, or would lie, relative to the site. */
  file: string;
  /** Why its state can't be read; such a page counts as outdated. */
  problem?: Problem;
}

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

function readHome(
  siteDir: string,
  language: string,
  {source, translations: folder}: Home,
): PageStatus[] {
  const home = `i18n/${language}/${folder}`;
  const sources = listPages(path.join(siteDir, source));
  const translations = new Set(listPages(path.join(siteDir, home)));
  const orphans = [...translations].filter((page) => !sources.includes(page));
  return [
    ...sources.map((page): PageStatus => {
      const file = `${home}/${page}`;
      if (!translations.has(page)) {
        return {language, source, page, state: 'missing', sections: [], file};
      }
      const read = (from: string) => fs.readFileSync(path.join(siteDir, from, page), 'utf8');
      try {
        const record = readRecordOf(file, read(home));
        const sections = compareSections(readSections(read(source)), record);
        const state = sections.length > 0 ? 'behind' : 'up to date';
        return {language, source, page, state, sections, file};
      } catch (error) {
        const [problem] =
          error instanceof BuildProblemError
            ? error.problems
            : [explainParseError(error, file, read(home))];
        return {language, source, page, state: 'behind', sections: [], file, problem};
      }
    }),
    ...orphans.map((page): PageStatus => ({
      language,
      source,
      page,
      state: 'orphan',
      sections: [],
      file: `${home}/${page}`,
    })),
  ];
}

/** The languages that somebody translates into: those of the site, and folders of those that are not built yet. */
function listLanguages(siteDir: string, built: readonly string[]): string[] {
  const folders = fs
    .readdirSync(path.join(siteDir, 'i18n'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  return [...new Set([...built, ...folders])];
}

/**
 * The state of every page in every language that the site is translated into.
 *
 * @param built the languages that are built beside the source
 */
export function readStatus(
  siteDir: string,
  built: readonly string[] = TRANSLATED_LANGUAGES,
): PageStatus[] {
  return listLanguages(siteDir, built).flatMap((language) =>
    HOMES.flatMap((home) => readHome(siteDir, language, home)),
  );
}

/**
 * The state of the pages as a table for the terminal, with the totals in its last line. A translation is named by its path, as
 * `i18n:update` takes it.
 */
export function formatStatus(pages: readonly PageStatus[]): string {
  const rows = pages.map(({language, file, state, sections, problem}) => [
    language,
    file,
    problem !== undefined
      ? 'not readable, see below'
      : state === 'behind'
        ? `${sections.length} ${sections.length === 1 ? 'section' : 'sections'} behind: ${sections.map(({id, state: how}) => `${id} (${how})`).join(', ')}`
        : state,
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]!.length), 0);
  const count = (state: PageState) => pages.filter((page) => page.state === state).length;
  return [
    ...rows.map(([language, page, state]) =>
      [language!.padEnd(width(0)), page!.padEnd(width(1)), state].join('  '),
    ),
    ...pages.flatMap(({problem}) => (problem ? formatProblem(problem) : [])),
    PAGE_STATES.map((state) => `${count(state)} ${state}`).join(', '),
  ].join('\n');
}
