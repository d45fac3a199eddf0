import fs from 'node:fs';
import path from 'node:path';
import {listFiles, listFolders} from '../../site/files/files';
import {TRANSLATED_LANGUAGES} from '../../site/languages/shared';
import {explainParseError} from '../../site/mdx/explainMdxError';
import {BuildProblemError, formatProblem, type Problem} from '../../site/problems/problemStore';
import {compareSections, readRecordOf} from './compareSections';
import {HOMES, type Home} from '../../site/pages/pageFiles';
import {readSections} from '../../site/mdx/readSections';
import {PAGE_STATES, type PageState, type StaleSection} from './shared';

/** The status of a page's translation into one language. */
export interface PageStatus {
  language: string;
  /** The folder of the page's file: `docs`, or `src/pages` for a page outside the docs. */
  source: string;
  /** The page's file, relative to that folder. */
  page: string;
  state: PageState;
  /** Outdated sections; empty unless the state is `behind`. */
  sections: StaleSection[];
  /** Path of its translation, existing or not, relative to the site. */
  file: string;
  /** Why its state can't be read; such a page counts as outdated. */
  problem?: Problem;
}

/**
 * Lists the pages in a folder. Files starting with `_` and the generated API reference aren't
 * translated page by page.
 */
const listPages = (folder: string): string[] =>
  listFiles(folder, (file) => /\.mdx?$/.test(file) && !/^api\/|(?:^|\/)_/.test(file));

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

/**
 * Lists the languages with translations: those of the site, and folders of languages that aren't
 * built yet.
 */
const listLanguages = (siteDir: string, built: readonly string[]): string[] => [
  ...new Set([...built, ...listFolders(path.join(siteDir, 'i18n'))]),
];

/**
 * Returns the state of every page in every language of the site.
 *
 * @param built the languages that are built in addition to the source language
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
 * Formats the status of the pages as a table for the terminal, with totals in its last line.
 * Translations are listed by path, which is the argument of `i18n:update`.
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
