import type {ProductName} from '../products/shared';
import {releaseOf, type HistoryRow} from '../api/history/shared';
import {rowId, rowKindOf} from '../api/shared';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import type {NewName} from './shared';

/** The history of a product, and its components and types that have an API page. */
export interface KnownProduct {
  product: ProductName;
  rows: readonly HistoryRow[];
  pages: ReadonlySet<string>;
}

/**
 * Kinds to list, in order. Types and paths are omitted, because they're added together with these.
 */
const LISTED_KINDS = [
  'component',
  'hook',
  'prop',
  'slot',
  'property',
  'method',
  'event',
  'selector',
  'class',
] as const;

const isListed = (kind: string): boolean => (LISTED_KINDS as readonly string[]).includes(kind);

/**
 * Collects the names that each minor release added and that still exist, by minor: `8.5`. A prop
 * that several components got is listed for each.
 *
 * @param base base path of the docs
 */
export function collectNewNames(
  products: readonly KnownProduct[],
  base: string,
): Record<string, NewName[]> {
  const byMinor: Record<string, NewName[]> = {};
  for (const {product, rows, pages} of products) {
    const pageOf = (name: string) => `${base}/api/${product}/${toKebabCase(name)}/`;
    const hrefOf = ({owner, kind, name}: HistoryRow): string | undefined => {
      if (owner) {
        return `${pageOf(owner)}#${rowId(owner, rowKindOf(kind), name)}`;
      }
      const stableName = name.replace(/^Unstable_/, '');
      return pages.has(stableName) ? pageOf(stableName) : undefined;
    };
    for (const row of rows) {
      if (row.since === undefined || row.removedIn !== undefined || !isListed(row.kind)) {
        continue;
      }
      const href = hrefOf(row);
      (byMinor[releaseOf(row.since)] ??= []).push({
        product,
        kind: row.kind,
        name: row.name,
        ...(row.owner && {owner: row.owner}),
        ...(href && {href}),
      });
    }
  }
  const rank = ({kind}: NewName) => (LISTED_KINDS as readonly string[]).indexOf(kind);
  for (const names of Object.values(byMinor)) {
    names.sort(
      (a, b) =>
        a.product.localeCompare(b.product) ||
        rank(a) - rank(b) ||
        a.name.localeCompare(b.name, 'en'),
    );
  }
  return byMinor;
}
