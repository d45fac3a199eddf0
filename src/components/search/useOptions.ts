import {useEffect, useMemo, useState, type KeyboardEvent, type RefObject} from 'react';
import {findBestHit, type HitGroup} from '@mui-x-docs/search/hits';

/**
 * Tracks the active option while the field keeps the focus. The options are the results of a query,
 * or the suggestions of the start screen.
 *
 * @param list the element that contains the options
 * @param answerHref URL of the answer, which is the first option
 * @returns `activeIndex` is -1 if no option is active; `activeHref` is the URL that Enter opens
 */
export function useOptions(
  list: RefObject<HTMLElement | null>,
  found: readonly HitGroup[],
  answerHref: string | undefined,
  hasQuery: boolean,
) {
  const [selectedHref, setSelectedHref] = useState<string>();
  const [startIndex, setStartIndex] = useState(-1);
  // The answer replaces the hit for its section.
  const groups = useMemo(
    () =>
      found.map((group) => ({
        ...group,
        hits: group.hits.filter(({href}) => href !== answerHref),
      })),
    [found, answerHref],
  );
  // Matches the order in which the arrow keys move.
  const hrefs = useMemo(
    () => [
      ...(answerHref === undefined ? [] : [answerHref]),
      ...groups.flatMap(({page, hits}) => [page.href, ...hits.map(({href}) => href)]),
    ],
    [groups, answerHref],
  );
  // The user's selection stays active while results load; otherwise the best result is active.
  const activeHref =
    selectedHref !== undefined && hrefs.includes(selectedHref)
      ? selectedHref
      : (answerHref ?? (groups[0] && findBestHit(groups[0]).href));
  const activeIndex = hasQuery ? hrefs.indexOf(activeHref ?? '') : startIndex;

  // Scrolls the best result into view whenever the results change.
  useEffect(() => {
    if (selectedHref === undefined) {
      list.current?.scrollTo(0, 0);
    }
  }, [list, groups, selectedHref]);

  const listOptions = () => list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [];
  const move = (step: 1 | -1) => {
    const all = listOptions();
    if (all.length === 0) {
      return;
    }
    const next =
      (activeIndex + step + all.length + (activeIndex < 0 && step < 0 ? 1 : 0)) % all.length;
    if (hasQuery) {
      setSelectedHref(hrefs[next]);
    } else {
      setStartIndex(next);
    }
    all[next]!.scrollIntoView({block: 'nearest'});
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      const target = listOptions()[activeIndex];
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
    setSelectedHref(undefined);
    setStartIndex(-1);
  };
  return {groups, hrefs, activeHref, activeIndex, setActiveHref: setSelectedHref, reset, onKeyDown};
}
