import path from 'node:path';
import {toPlainText} from '../../site/api/docComment/shared';
import {readApiLists, readApiPage} from '../../site/api/readApi';
import {listRows, rowKindOf, type ApiRow} from '../../site/api/shared';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import type {RemovedName} from '@mui-x-docs/api-extractor/types';
import type {SourceTag} from '../../site/mdx/readMdx';
import type {FoundPage, FoundRemoved, FoundRow} from './collectIndex';

/** The API reference's content on a page. */
export interface ReadRows extends Pick<FoundPage, 'rows' | 'removed'> {
  /** The descriptions of the rows, and their types with defaults. */
  about: {id: string; name: string; text: string; signature?: string}[];
}

const toFoundRow = ({kind, page, name, row}: ApiRow): FoundRow => ({
  kind,
  prefix: toKebabCase(page),
  name,
  ...('plan' in row && row.plan && {plan: row.plan}),
  ...(row.deprecated !== undefined && {deprecated: true}),
});

const toFoundRemoved = (page: string, removed: readonly RemovedName[] = []): FoundRemoved[] =>
  removed.map(({kind, name, use}) => ({
    kind: rowKindOf(kind),
    prefix: toKebabCase(page),
    name,
    use: toPlainText(use ?? ''),
  }));

/**
 * Returns the searchable text of a row: its deprecation, its description, the parameters and return
 * value of its function, and an example.
 */
function describeRow({kind, row}: ApiRow): string {
  const sentences = [row.deprecated, row.description];
  if (kind !== 'slot' && kind !== 'class') {
    const {signature, example, see} = row;
    for (const {name, description} of signature?.args ?? []) {
      sentences.push(description && `${name} ${description}`);
    }
    sentences.push(signature?.returns?.description, example && `\`${example}\``, see?.label);
  }
  return sentences
    .flatMap((text) => (text ? [toPlainText(text)] : []))
    .join(' ')
    .trim();
}

/** Maximum lengths of a type and a default value in a signature. */
const MAX_TYPE_LENGTH = 60;
const MAX_DEFAULT_LENGTH = 40;

/** Returns the type of a row and its default in one line, and the component of a slot. */
function signatureOf({kind, row}: ApiRow): string | undefined {
  if (kind === 'class') {
    return undefined;
  }
  // Some defaults are sentences.
  const value =
    row.default && row.default.length <= MAX_DEFAULT_LENGTH && !row.default.includes('`')
      ? row.default
      : undefined;
  if (kind === 'slot') {
    return value;
  }
  const type =
    row.type.length <= MAX_TYPE_LENGTH ? row.type : `${row.type.slice(0, MAX_TYPE_LENGTH - 1)}…`;
  return value === undefined ? type : `${type} = ${value}`;
}

/**
 * Reads the API reference's content on a page: its rows and removed names on an API page, or the
 * lists of the grid's API that a guide shows.
 *
 * @param file the page's `.mdx`
 * @param page the parsed page
 * @param apiDir the folder of the API reference of its version
 */
export function readRows(
  file: string,
  page: {findTags: (...names: string[]) => SourceTag[]},
  apiDir: string,
): ReadRows {
  const data = file.startsWith(apiDir + path.sep) ? readApiPage(file) : undefined;
  const rows = (data ? ('entry' in data ? [data] : []) : readApiLists(apiDir, page)).flatMap(
    listRows,
  );
  const removed =
    data &&
    ('entry' in data
      ? toFoundRemoved(data.entry.name, data.entry.removed)
      : toFoundRemoved(data.area, data.removed));
  return {
    rows: rows.map(toFoundRow),
    ...(removed && removed.length > 0 && {removed}),
    about: rows.map((row) => {
      const signature = signatureOf(row);
      return {
        id: row.id,
        name: row.name,
        text: describeRow(row),
        ...(signature !== undefined && {signature}),
      };
    }),
  };
}
