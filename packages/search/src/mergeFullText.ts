import {ROW_KINDS} from './indexFormat';
import {type NameSearch} from './createSearch';
import {FILTERS, type HitGroup, type HitKind, type SearchOptions} from './hits';
import type {FullTextPage} from './readFullText';

/**
 * Score of the best full-text result. It ranks below a result whose name matches completely, and
 * above one whose name matches half of the question.
 */
const MAX_SCORE = 60;

/** Maximum number of hits on a page up to which full-text hits are added to it. */
const MAX_HITS_PER_PAGE = 3;

function kindOf(anchor: string, title: string): HitKind {
  const kind = ROW_KINDS.find((each) => anchor.endsWith(`-${each}-${title}`));
  return kind ?? (/^use[A-Z]\w+/.test(title) ? 'hook' : 'section');
}

/**
 * Merges full-text results into results by name: adds excerpts to existing hits, further hits to
 * their pages, and further pages. Scores of existing hits don't change.
 */
export function mergeFullText(
  groups: readonly HitGroup[],
  fullText: readonly FullTextPage[],
  search: Pick<NameSearch, 'pageAt'>,
  {product, kind, limit = 12}: SearchOptions = {},
): HitGroup[] {
  const kinds: readonly HitKind[] | undefined = kind && FILTERS[kind];
  const merged = new Map(
    groups.map((group) => [group.page.href, {...group, hits: [...group.hits]}]),
  );
  fullText.forEach((found, position) => {
    const fresh = search.pageAt(found.path);
    if (!fresh || (product && fresh.productId !== product)) {
      return;
    }
    // Scattered words are weak evidence.
    const points = MAX_SCORE * 0.9 ** position * found.share ** 3;
    const group = merged.get(fresh.page.href) ?? fresh;
    for (const {anchor, title, excerpt} of found.parts) {
      const href = `${group.page.href}#${anchor}`;
      const existing = group.hits.find((hit) => hit.href === href);
      const hitKind = kindOf(anchor, title);
      if (existing) {
        existing.excerpt ??= excerpt;
      } else if (group.hits.length < MAX_HITS_PER_PAGE && (!kinds || kinds.includes(hitKind))) {
        const {plan} = group.page;
        group.hits.push({kind: hitKind, text: title, href, plan, score: points, excerpt});
      }
    }
    if (group === fresh && kinds && !kinds.includes(group.page.kind) && group.hits.length === 0) {
      return;
    }
    if (found.parts.length === 0) {
      group.page = {...group.page, excerpt: found.excerpt};
    }
    group.score = Math.max(group.score, points);
    merged.set(group.page.href, group);
  });
  return [...merged.values()].sort((a, b) => b.score - a.score).slice(0, limit);
}
