import type {HitGroup} from '@mui-x-docs/search/hits';

/** Returns the release that a result needs if the user's app has an earlier one. */
export type NewerOf = (href: string) => string | undefined;

/** Moves results that need a later release than the user's app has below the others. */
export function demoteNewer(groups: readonly HitGroup[], newerOf: NewerOf): HitGroup[] {
  const rank = ({href}: {href: string}) => Number(newerOf(href) !== undefined);
  return groups
    .map((group) => ({...group, hits: group.hits.toSorted((a, b) => rank(a) - rank(b))}))
    .sort((a, b) => rank(a.page) - rank(b.page));
}
