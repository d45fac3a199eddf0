import {useCallback, useEffect, useRef, useState} from 'react';

/** How often, at most, the place of the reader is looked up, in ms. */
const THROTTLE = 166;

/** For how long a chosen heading stays marked while the page moves to it, in ms. */
const AFTER_CLICK = 1000;

/** Above this no heading is marked: the reader is at the top, in px. */
const TOP = 200;

/** This close to the end the last heading is marked, however short its section, in px. */
const END = 50;

/**
 * The heading whose section the reader is in: none near the top of the page, the last one at its end, otherwise the last one that has come
 * above the upper eighth of the window.
 */
export function findActiveHeading(
  headings: readonly {id: string; top: number}[],
  page: {scrollTop: number; height: number; windowHeight: number},
): string | undefined {
  if (page.scrollTop < TOP) {
    return undefined;
  }
  if (page.scrollTop + page.windowHeight >= page.height - END) {
    return headings.at(-1)?.id;
  }
  const line = page.scrollTop + page.windowHeight / 8;
  return headings.findLast(({top}) => top < line)?.id;
}

/** Follows the reader down the page. `choose` marks an entry that the reader has clicked, whatever the page does on its way there. */
export function useActiveHeading(entries: readonly {id: string}[]): {
  activeId: string | undefined;
  choose: (id: string) => void;
} {
  const [activeId, setActiveId] = useState<string>();
  const heldUntil = useRef(0);

  useEffect(() => {
    let timer: number | undefined;
    const update = () => {
      timer = undefined;
      if (performance.now() < heldUntil.current) {
        return;
      }
      const {scrollTop, scrollHeight} = document.documentElement;
      const headings = entries.flatMap(({id}) => {
        const element = document.getElementById(id);
        return element ? [{id, top: element.getBoundingClientRect().top + scrollTop}] : [];
      });
      setActiveId(
        findActiveHeading(headings, {
          scrollTop,
          height: scrollHeight,
          windowHeight: window.innerHeight,
        }),
      );
    };
    const handleScroll = () => {
      timer ??= window.setTimeout(update, THROTTLE);
    };
    // Not at once: the browser would have to lay out the page while it wakes up.
    handleScroll();
    window.addEventListener('scroll', handleScroll, {passive: true});
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', handleScroll);
    };
  }, [entries]);

  const choose = useCallback((id: string) => {
    heldUntil.current = performance.now() + AFTER_CLICK;
    setActiveId(id);
  }, []);

  return {activeId, choose};
}
