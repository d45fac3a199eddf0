import fs from 'node:fs';
import {
  removedRowId,
  rowId,
  rowKindOf,
  type ApiIndexData,
  type ApiMember,
  type ApiPageData,
  type RemovedName,
  type RowKind,
} from '../api-reference/shared';
import type {Twin} from './collectPages';
import {resolveText} from './renderApi';
import type {DocsIndex, IndexedPage, IndexedRow} from './mcp/shared';

const withoutEmpty = <T extends object>(row: T): T =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as T;

/** The names that a page has lost, which an agent may still know. */
function removedRowsOf(page: Twin, of: string, removed: readonly RemovedName[] = []): IndexedRow[] {
  return removed.map((row) =>
    withoutEmpty({
      kind: rowKindOf(row.kind),
      name: row.name,
      of,
      page: page.path,
      anchor: removedRowId(of, row),
      removed: row.gone,
      use: row.use,
      codemod: row.codemod,
    }),
  );
}

/** The rows of one API page, each with the anchor that it has on the page. */
function rowsOf(page: Twin, {entry}: ApiPageData): IndexedRow[] {
  const read = (text: string | undefined) =>
    text && page.resolve ? resolveText(text, page.resolve) : text;
  const row = (
    kind: RowKind,
    name: string,
    fields: Pick<ApiMember, 'description' | 'deprecated' | 'plan' | 'since'> & Partial<IndexedRow>,
  ): IndexedRow =>
    withoutEmpty({
      kind,
      name,
      of: entry.name,
      page: page.path,
      anchor: rowId(entry.name, kind, name),
      plan: fields.plan ?? page.plan,
      type: fields.type,
      default: fields.default,
      required: fields.required,
      description: read(fields.description),
      deprecated: read(fields.deprecated),
      since: fields.since,
    });
  const removed = removedRowsOf(page, entry.name, entry.removed);
  if (entry.kind === 'interface') {
    return [...entry.properties.map((member) => row('property', member.name, member)), ...removed];
  }
  return [
    ...entry.props.map((member) => row('prop', member.name, member)),
    ...entry.slots.map((slot) =>
      row('slot', slot.name, {
        ...slot,
        default: undefined,
        type: slot.default?.replace(/^`([^`]*)`$/, '$1'),
      }),
    ),
    ...entry.classes.map(({className, ...fields}) =>
      row('class', fields.name, {...fields, type: `.${className}`}),
    ),
    ...removed,
  ];
}

/** What the MCP server searches: the pages with their sections, and the rows of the API reference. */
export function createIndex(
  twins: readonly Twin[],
  site: Pick<DocsIndex, 'version' | 'siteUrl' | 'baseUrl' | 'language'>,
): DocsIndex {
  const pages = twins.map(
    ({path, title, description, product, plan, group, isApi, headings}): IndexedPage =>
      withoutEmpty({path, title, description, product, plan, group, isApi, headings}),
  );
  const rows = twins.flatMap((twin) => {
    const data = twin.isApi && twin.file?.replace(/\.mdx$/, '.api.json');
    if (!data || !fs.existsSync(data)) {
      return [];
    }
    const api = JSON.parse(fs.readFileSync(data, 'utf8')) as ApiPageData | ApiIndexData;
    return 'entry' in api ? rowsOf(twin, api) : removedRowsOf(twin, api.area, api.removed);
  });
  return {...site, pages, rows};
}
