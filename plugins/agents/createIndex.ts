import fs from 'node:fs';
import path from 'node:path';
import {
  EXPORTS_FILE,
  removedRowId,
  rowId,
  rowKindOf,
  toKebabCase,
  type ApiExport,
  type ApiIndexData,
  type ApiMember,
  type ApiPageData,
  type RemovedName,
  type RowKind,
} from '../../site/api/shared';
import type {Mirror} from './collectPages';
import {findPlaces} from './findPlaces';
import {resolveText} from './renderApi';
import {
  INDEX_FORM,
  type DocsIndex,
  type IndexedExport,
  type IndexedPage,
  type IndexedRow,
} from './shared';

const withoutEmpty = <T extends object>(row: T): T =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as T;

/** The names that a page has lost, which an agent may still know. */
function removedRowsOf(
  page: Mirror,
  of: string,
  removed: readonly RemovedName[] = [],
): IndexedRow[] {
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
function rowsOf(page: Mirror, {entry}: ApiPageData): IndexedRow[] {
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

/** The tables of the grid's API that guides show, by the component that shows them. */
const TABLES: Readonly<Record<string, {kind: 'event' | 'selector'; file: string}>> = {
  ApiEvents: {kind: 'event', file: 'events'},
  ApiSelectors: {kind: 'selector', file: 'selectors'},
};

const TABLE = /<(ApiEvents|ApiSelectors)(?:\s+\w+="([^"]+)")?/g;

/** The events and selectors that a guide lists. Methods are rows of the page of the API object. */
function rowsOfGuide(guide: Mirror, apiDir: string): IndexedRow[] {
  const source = guide.file ? fs.readFileSync(guide.file, 'utf8') : '';
  const text = source.replace(/^(```+|~~~+)[^]*?^\1/gm, '');
  return [...text.matchAll(TABLE)].flatMap(([, name, part]) => {
    const {kind, file} = TABLES[name!]!;
    const data = path.join(
      apiDir,
      `data-grid/${file}${part ? `-${toKebabCase(part)}` : ''}.api.json`,
    );
    const {entry} = JSON.parse(fs.readFileSync(data, 'utf8')) as ApiPageData;
    const read = (markdown: string | undefined) =>
      markdown && guide.resolve ? resolveText(markdown, guide.resolve) : markdown;
    return entry.kind === 'interface'
      ? entry.properties.map((member) =>
          withoutEmpty({
            kind,
            name: member.name,
            of: entry.name,
            page: guide.path,
            anchor: rowId('Grid', kind, member.name),
            plan: member.plan,
            type: member.type,
            description: read(member.description),
            deprecated: read(member.deprecated),
            since: member.since,
          }),
        )
      : [];
  });
}

/** What packages of a product export, each with the sections that tell about it. */
function exportsOf(index: Mirror, mirrors: readonly Mirror[]): IndexedExport[] {
  const {product, resolve} = index;
  const file = index.file && path.join(path.dirname(index.file), EXPORTS_FILE);
  if (!product || !file || !fs.existsSync(file)) {
    return [];
  }
  const exports = JSON.parse(fs.readFileSync(file, 'utf8')) as ApiExport[];
  const places = findPlaces(
    exports,
    mirrors.filter((mirror) => mirror.product === product || mirror.product === undefined),
  );
  const read = (text: string | undefined) => (text && resolve ? resolveText(text, resolve) : text);
  return exports.map((entry) =>
    withoutEmpty({
      ...entry,
      description: read(entry.description),
      deprecated: read(entry.deprecated),
      product,
      places: places.get(entry.name) ?? [],
    }),
  );
}

/** What an API page is drawn from, or the index page of a product. */
function readApi(page: Mirror): ApiPageData | ApiIndexData | undefined {
  const file = page.isApi && page.file?.replace(/\.mdx$/, '.api.json');
  return file && fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ApiPageData | ApiIndexData)
    : undefined;
}

/** What the MCP server searches: the pages with their sections, the rows of the API reference, and what packages export. */
export function createIndex(
  mirrors: readonly Mirror[],
  site: Pick<DocsIndex, 'version' | 'siteUrl' | 'baseUrl' | 'language'>,
): DocsIndex {
  const index: DocsIndex = {form: INDEX_FORM, ...site, pages: [], rows: [], exports: []};
  const apiPage = mirrors.find(({isApi, file}) => isApi && file);
  const apiDir = apiPage && path.dirname(path.dirname(apiPage.file!));
  for (const mirror of mirrors) {
    const {path: address, title, description, product, plan, group, isApi, headings} = mirror;
    const api = readApi(mirror);
    const entry = api && 'entry' in api ? api.entry : undefined;
    index.pages.push(
      withoutEmpty({
        path: address,
        title,
        description,
        product,
        plan,
        group,
        isApi,
        headings,
        imports: entry?.imports,
        inherits: entry?.kind === 'component' ? entry.inherits?.name : undefined,
      } satisfies IndexedPage),
    );
    if (api && 'entry' in api) {
      index.rows.push(...rowsOf(mirror, api));
    } else if (api) {
      index.rows.push(...removedRowsOf(mirror, api.area, api.removed));
      index.exports.push(...exportsOf(mirror, mirrors));
    } else if (apiDir) {
      index.rows.push(...rowsOfGuide(mirror, apiDir));
    }
  }
  return index;
}
