import type {ProductName} from '../../site/products/shared';
import {releaseOf, type HistoryRow} from '../../site/api/history/shared';
import {rowId, rowKindOf} from '../../site/api/shared';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import type {NewName} from '../../site/releases/shared';

/** The history of a product, and which of its components and types have a page in the API reference. */
export interface KnownProduct {
  product: ProductName;
  rows: readonly HistoryRow[];
  pages: ReadonlySet<string>;
}

/** Kinds that matter to readers of what is new, in the order of the list; types and paths come along with them. */
const SHOWN = [
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

const isShown = (kind: string): boolean => (SHOWN as readonly string[]).includes(kind);

/**
 * The names that came with each minor release and are still there, by minor: `8.5`. A prop that several components got is
 * told of each.
 *
 * @param base address of the docs.
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
      const plain = name.replace(/^Unstable_/, '');
      return pages.has(plain) ? pageOf(plain) : undefined;
    };
    for (const row of rows) {
      if (row.since === undefined || row.gone !== undefined || !isShown(row.kind)) {
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
  const place = ({kind}: NewName) => (SHOWN as readonly string[]).indexOf(kind);
  for (const names of Object.values(byMinor)) {
    names.sort(
      (a, b) =>
        a.product.localeCompare(b.product) ||
        place(a) - place(b) ||
        a.name.localeCompare(b.name, 'en'),
    );
  }
  return byMinor;
}
