import {readMdx} from '../../site/mdx/readMdx';
import type {Section} from '../../site/mdx/readSections';
import type {StaleSection} from './shared';

/** The sections that a translation was made from: their ids with the hash that each had then. */
export type SectionRecord = Readonly<Record<string, string>>;

/** What to run on a translated page once it says what its source says. */
export const UPDATE = 'npm run i18n:update';

/**
 * The record in the front matter of a translated page.
 *
 * @throws a sentence that says how to fix it when there is none, or it is not one.
 */
export function readRecord(frontMatter: Readonly<Record<string, unknown>>): SectionRecord {
  const record = frontMatter.translated;
  if (record === undefined) {
    throw new Error('does not say which sections it was made from');
  }
  const valid =
    typeof record === 'object' &&
    record !== null &&
    !Array.isArray(record) &&
    Object.values(record).every((hash) => typeof hash === 'string' && /^[\da-f]{8}$/.test(hash));
  if (!valid) {
    throw new Error(
      'has a "translated" in its front matter that is not a list of sections with their hashes',
    );
  }
  return record as SectionRecord;
}

/** The record in the text of a translated page, for whoever reads it without Docusaurus. */
export function readRecordOf(text: string): SectionRecord {
  return readRecord(readMdx(text).frontMatter);
}

/** The id by which the record knows a section: its translation may have kept one that is no longer the first. */
export function findRecorded({id, ids}: Section, record: SectionRecord): string {
  return ids.find((one) => one in record) ?? id;
}

/** The sections of a translation that are behind, in the order of the source; removed ones come last. */
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
