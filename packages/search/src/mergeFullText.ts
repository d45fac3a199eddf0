import {ROW_KINDS} from './indexFormat';
import {type NameSearch} from './createSearch';
import {FILTERS, type Hit, type HitGroup, type HitKind, type SearchOptions} from './hits';
import type {FullTextPage} from './readFullText';

/** Score of the best full-text result among hits by name: less than a full match, more than half of one. */
const BEST = 60;

const HITS = 4;

function kindOf(anchor: string, title: string): HitKind {
  const kind = ROW_KINDS.find((each) => anchor.endsWith(`-${each}-${title}`));
  return kind ?? (/^use[A-Z]\w+/.test(title) ? 'hook' : 'section');
}

/**
 * Adds what the full text found to what was found by name: words around it for hits that are there, further hits for
 * their pages, and further pages. What fits by name stays where it is.
 */
export function mergeFullText(
  groups: readonly HitGroup[],
  prose: readonly FullTextPage[],
  search: Pick<NameSearch, 'pageAt'>,
  {product, kind, limit = 12}: SearchOptions = {},
): HitGroup[] {
  const wanted: readonly HitKind[] | undefined = kind && FILTERS[kind];
  const merged = new Map(
    groups.map((group) => [group.page.href, {...group, hits: [...group.hits]}]),
  );
  prose.forEach((found, place) => {
    const fresh = search.pageAt(found.path);
    if (!fresh || (product && fresh.productId !== product)) {
      return;
    }
    // Scattered words are weak evidence.
    const points = BEST * 0.9 ** place * found.share ** 3;
    const group = merged.get(fresh.page.href) ?? fresh;
    let [before] = [group.hits.length];
    for (const {anchor, title, excerpt} of found.parts) {
      const href = `${group.page.href}#${anchor}`;
      const there = group.hits.find((hit) => hit.href === href);
      const hitKind = kindOf(anchor, title);
      if (there) {
        there.excerpt ??= excerpt;
      } else if (group.hits.length < HITS && before < 3 && (!wanted || wanted.includes(hitKind))) {
        before += 1;
        const hit: Hit = {
          kind: hitKind,
          text: title,
          href,
          plan: group.page.plan,
          score: points,
          excerpt,
        };
        group.hits.push(hit);
      }
    }
    const isNew = group === fresh;
    if (isNew && wanted && !wanted.includes(group.page.kind) && group.hits.length === 0) {
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
