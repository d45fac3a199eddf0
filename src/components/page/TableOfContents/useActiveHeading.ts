import {useCallback, useEffect, useRef, useState} from 'react';

/** Throttle interval of scroll handling, in milliseconds. */
const THROTTLE = 166;

/** Duration for which a clicked heading stays highlighted during scrolling, in milliseconds. */
const AFTER_CLICK = 1000;

/** Above this scroll position, no heading is active, in pixels. */
const TOP = 200;

/**
 * Within this distance from the end, the last heading is active even if its section is short, in
 * pixels.
 */
const END = 50;

/**
 * Returns the heading of the current section: none near the top of the page, the last one at its
 * end, otherwise the last one above the upper eighth of the window.
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

/**
 * Tracks the heading of the current section. `choose` highlights a clicked entry regardless of the
 * scroll positions on the way.
 */
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
    // Deferred, because measuring would force a layout during hydration.
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
