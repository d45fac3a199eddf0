import {readMdx} from '../../site/mdx/readMdx';
import type {Section} from '../../site/mdx/readSections';
import {createError} from '../../site/problems/problemStore';
import type {StaleSection} from './shared';

/**
 * The sections of the source that a translation is based on: their ids with their hashes at that
 * time.
 */
export type SectionRecord = Readonly<Record<string, string>>;

/** The command that marks a translated page as up to date. */
export const UPDATE = 'npm run i18n:update';

/**
 * Returns the record in the front matter of a translated page.
 *
 * @param file of the page, relative to the site
 * @throws BuildProblemError if there is none, or it's invalid
 */
export function readRecord(
  file: string,
  frontMatter: Readonly<Record<string, unknown>>,
): SectionRecord {
  const record = frontMatter.translated;
  const valid =
    typeof record === 'object' &&
    record !== null &&
    !Array.isArray(record) &&
    Object.values(record).every((hash) => typeof hash === 'string' && /^[\da-f]{8}$/.test(hash));
  if (!valid) {
    throw createError(
      `${record === undefined ? 'Missing' : 'Invalid'} record "translated" in the front matter.`,
      `Run \`${UPDATE} ${file}\`.`,
      {file, line: 1},
    );
  }
  return record as SectionRecord;
}

/** Returns the record in the source of a translated page. */
export const readRecordOf = (file: string, source: string): SectionRecord =>
  readRecord(file, readMdx(source).frontMatter);

/**
 * Returns the id under which the record lists a section. A translation may use an id that is no
 * longer the first.
 */
export function findRecorded({id, ids}: Section, record: SectionRecord): string {
  return ids.find((one) => one in record) ?? id;
}

/**
 * Returns the outdated sections of a translation, in the order of the source; removed ones come
 * last.
 */
export function compareSections(source: readonly Section[], record: SectionRecord): StaleSection[] {
  const known = new Set(source.flatMap(({ids}) => ids));
  return [
    ...source.flatMap((section): StaleSection[] => {
      const recorded = record[findRecorded(section, record)];
      return recorded === section.hash
        ? []
        : [{id: section.id, state: recorded === undefined ? 'new' : 'changed'}];
    }),
    ...Object.keys(record)
      .filter((id) => !known.has(id))
      .map((id): StaleSection => ({id, state: 'removed'})),
  ];
}
