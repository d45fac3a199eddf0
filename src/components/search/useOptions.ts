import {useEffect, useMemo, useState, type KeyboardEvent, type RefObject} from 'react';
import type {HitGroup} from '@mui-x-docs/search/hits';

/** Address of the best answer: a page, or what was found in it. */
function findBest([first]: readonly HitGroup[]): string | undefined {
  const hit = first?.hits[0];
  return first && hit && hit.score > first.page.score ? hit.href : first?.page.href;
}

/**
 * The options of which one is active while the field keeps the focus: the answers to a question, or what the start screen offers.
 *
 * @param list the element that holds them
 * @returns `at` is the place of the active option, -1 for none; `chosen` the address of the answer that Enter opens
 */
export function useOptions(
  list: RefObject<HTMLElement | null>,
  groups: readonly HitGroup[],
  isAsked: boolean,
) {
  const [active, setActive] = useState<string>();
  const [startAt, setStartAt] = useState(-1);
  // In the order of the arrow keys.
  const addresses = useMemo(
    () => groups.flatMap(({page, hits}) => [page.href, ...hits.map(({href}) => href)]),
    [groups],
  );
  // What the reader chose stays chosen while answers come in; else the best one is.
  const chosen = active !== undefined && addresses.includes(active) ? active : findBest(groups);
  const at = isAsked ? addresses.indexOf(chosen ?? '') : startAt;

  // The best answer is in sight whenever the answers change.
  useEffect(() => {
    if (active === undefined) {
      list.current?.scrollTo(0, 0);
    }
  }, [list, groups, active]);

  const listOptions = () => list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [];
  const move = (step: 1 | -1) => {
    const all = listOptions();
    if (all.length === 0) {
      return;
    }
    const next = (at + step + all.length + (at < 0 && step < 0 ? 1 : 0)) % all.length;
    if (isAsked) {
      setActive(addresses[next]);
    } else {
      setStartAt(next);
    }
    all[next]!.scrollIntoView({block: 'nearest'});
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      const target = listOptions()[at];
      if (target) {
        event.preventDefault();
        if ((event.ctrlKey || event.metaKey) && target instanceof HTMLAnchorElement) {
          window.open(target.href, '_blank', 'noopener');
        } else {
          target.click();
        }
      }
    }
  };
  const reset = () => {
    setActive(undefined);
    setStartAt(-1);
  };
  return {addresses, chosen, at, choose: setActive, reset, onKeyDown};
}
