import fs from 'node:fs';
import path from 'node:path';
import {readApiLists, readApiPage, readExports} from '../../site/api/readApi';
import {
  listRows,
  removedRowId,
  rowKindOf,
  type ApiPageData,
  type ApiRow,
} from '../../site/api/shared';
import type {RemovedName} from '@mui-x-docs/api-extractor/types';
import {resolveText} from '../../site/markdown/renderApi';
import {readMdx} from '../../site/mdx/readMdx';
import type {RenderedPage} from '../../site/pages/collectPages';
import {findMentions} from './findMentions';
import {
  INDEX_VERSION,
  type DocsIndex,
  type IndexedExport,
  type IndexedRow,
} from '@mui-x-docs/docs-index/format';

/** The names removed from a page, which agents may still use. */
function removedRowsOf(
  page: RenderedPage,
  of: string,
  removed: readonly RemovedName[] = [],
): IndexedRow[] {
  return removed.map((row) => ({
    kind: rowKindOf(row.kind),
    name: row.name,
    of,
    page: page.path,
    anchor: removedRowId(of, row),
    removed: row.removedIn,
    use: row.use,
    codemod: row.codemod,
  }));
}

/**
 * Returns the type column of a row: the default component of a slot, or the class name of a class.
 */
function typeFactsOf(found: ApiRow): Pick<IndexedRow, 'plan' | 'type' | 'default' | 'required'> {
  switch (found.kind) {
    case 'slot': {
      const {plan, default: component} = found.row;
      return {plan, type: component?.replace(/^`([^`]*)`$/, '$1')};
    }
    case 'class':
      return {type: `.${found.row.className}`};
    default: {
      const {plan, type, default: value, required} = found.row;
      return {plan, type, default: value, required};
    }
  }
}

/**
 * Returns the rows of an API page, or those that a guide lists, each with its anchor on that page.
 */
function rowsOf(page: RenderedPage, data: ApiPageData): IndexedRow[] {
  const read = (text: string | undefined) =>
    text && page.resolve ? resolveText(text, page.resolve) : text;
  return listRows(data).map((found): IndexedRow => {
    const {plan, ...facts} = typeFactsOf(found);
    return {
      kind: found.kind,
      name: found.name,
      of: data.entry.name,
      page: page.path,
      anchor: found.id,
      plan: plan ?? (page.isApi ? page.plan : undefined),
      ...facts,
      description: read(found.row.description),
      deprecated: read(found.row.deprecated),
      since: found.row.since,
    };
  });
}

/**
 * Returns the events and selectors that a guide lists. Methods are rows of the API object's page.
 */
function rowsOfGuide(guide: RenderedPage, apiDir: string): IndexedRow[] {
  const source = guide.file ? fs.readFileSync(guide.file, 'utf8') : '';
  return readApiLists(apiDir, readMdx(source))
    .filter(({list}) => list !== 'methods')
    .flatMap((data) => rowsOf(guide, data));
}

/** Returns the exports of a product's packages, each with the sections that describe it. */
function exportsOf(index: RenderedPage, pages: readonly RenderedPage[]): IndexedExport[] {
  const {product, resolve} = index;
  if (!product || !index.file) {
    return [];
  }
  const exports = readExports(path.dirname(index.file));
  const mentions = findMentions(
    exports,
    pages.filter((page) => page.product === product || page.product === undefined),
  );
  const read = (text: string | undefined) => (text && resolve ? resolveText(text, resolve) : text);
  return exports.map((entry) => ({
    ...entry,
    description: read(entry.description),
    deprecated: read(entry.deprecated),
    product,
    guides: mentions.get(entry.name) ?? [],
  }));
}

/**
 * Creates the index that the MCP server searches: the pages with their sections, the rows of the
 * API reference, and the package exports.
 */
export function createIndex(
  pages: readonly RenderedPage[],
  site: Pick<DocsIndex, 'version' | 'siteUrl' | 'baseUrl' | 'language'>,
): DocsIndex {
  const index: DocsIndex = {
    formatVersion: INDEX_VERSION,
    ...site,
    pages: [],
    rows: [],
    exports: [],
  };
  const apiPage = pages.find(({isApi, file}) => isApi && file);
  const apiDir = apiPage && path.dirname(path.dirname(apiPage.file!));
  for (const page of pages) {
    const {path: pagePath, title, description, product, plan, group, isApi, headings} = page;
    const api = isApi && page.file ? readApiPage(page.file) : undefined;
    const entry = api && 'entry' in api ? api.entry : undefined;
    index.pages.push({
      path: pagePath,
      title,
      description,
      product,
      plan,
      group,
      isApi,
      headings,
      imports: entry?.imports,
      inherits: entry?.kind === 'component' ? entry.inherits?.name : undefined,
      deprecated: entry?.deprecated,
    });
    if (api && 'entry' in api) {
      index.rows.push(
        ...rowsOf(page, api),
        ...removedRowsOf(page, api.entry.name, api.entry.removed),
      );
    } else if (api) {
      index.rows.push(...removedRowsOf(page, api.area, api.removed));
      index.exports.push(...exportsOf(page, pages));
    } else if (apiDir) {
      index.rows.push(...rowsOfGuide(page, apiDir));
    }
  }
  return index;
}
