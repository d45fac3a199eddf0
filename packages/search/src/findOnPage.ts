import {FILTERS, type Hit, type HitGroup, type HitKind, type KindFilter} from './hits';
import {sectionsOf, type IndexedDocs} from './indexDocs';

/**
 * Returns the sections, API rows, and demos of a page whose names contain all words of a text, in
 * the order of the index.
 *
 * @param group the result group of the page
 * @param text all parts match if it's empty
 */
export function findOnPage(
  {index, pages, rowsOf, byPath}: IndexedDocs,
  group: HitGroup,
  text: string,
  kind?: KindFilter,
): HitGroup {
  const at = byPath.get(group.page.href.slice(index.base.length))!;
  const page = pages[at]!;
  const kinds: readonly HitKind[] | undefined = kind && FILTERS[kind];
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const base = {plan: page.plan, score: 1};
  const hits: Hit[] = [
    ...sectionsOf(page).map(([anchor, heading]) => ({kind: 'section' as const, anchor, heading})),
    ...(page.demos ?? []).map((name) => ({kind: 'demo' as const, anchor: name, heading: name})),
  ].map((part) => ({
    ...base,
    kind: part.kind,
    text: part.heading,
    href: `${group.page.href}#${part.anchor}`,
  }));
  for (const [name, rows] of rowsOf) {
    for (const {anchor, deprecated, removed, ...row} of rows) {
      if (row.page === at && anchor !== '') {
        hits.push({
          ...base,
          kind: row.kind,
          text: name,
          href: `${group.page.href}#${anchor}`,
          plan: row.plan,
          ...(deprecated && {deprecated}),
          ...(removed !== undefined && {removed}),
        });
      }
    }
  }
  return {
    ...group,
    hits: hits.filter(
      (hit) =>
        (!kinds || kinds.includes(hit.kind)) &&
        words.every((word) => hit.text.toLowerCase().includes(word)),
    ),
  };
}
