import type {HitGroup} from './createSearch';

/** Readers look at the first three. */
const SEEN = 3;

/** How near to the best answer a guide has to come. */
const NEAR = 0.3;

/**
 * Sees to it that one of the first answers is a guide, where one fits: the reference has many components with the words of a
 * question in their names, and a reader who asks in words wants to be told how, too. The first two stay what they are.
 *
 * @param groups best first
 */
export function boostGuides(groups: readonly HitGroup[]): HitGroup[] {
  const first = groups.slice(0, SEEN);
  const guide = groups.find(({isApi, score}) => !isApi && score >= NEAR * (groups[0]?.score ?? 0));
  if (!guide || first.length < SEEN || first.includes(guide)) {
    return [...groups];
  }
  const others = groups.filter((group) => group !== guide);
  return [...others.slice(0, SEEN - 1), guide, ...others.slice(SEEN - 1)];
}
