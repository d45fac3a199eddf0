import {useCallback, useEffect, useRef, useState} from 'react';

/** Throttle interval of scroll handling, in milliseconds. */
const THROTTLE_MS = 166;

/** Duration for which a clicked heading stays highlighted during scrolling, in milliseconds. */
const CLICK_HIGHLIGHT_MS = 1000;

/** Above this scroll position, no heading is active, in pixels. */
const TOP_PX = 200;

/**
 * Within this distance from the end, the last heading is active even if its section is short, in
 * pixels.
 */
const END_PX = 50;

/**
 * Returns the heading of the current section: none near the top of the page, the last one at its
 * end, otherwise the last one above the upper eighth of the window.
 */
export function findActiveHeading(
  headings: readonly {id: string; top: number}[],
  page: {scrollTop: number; height: number; windowHeight: number},
): string | undefined {
  if (page.scrollTop < TOP_PX) {
    return undefined;
  }
  if (page.scrollTop + page.windowHeight >= page.height - END_PX) {
    return headings.at(-1)?.id;
  }
  const line = page.scrollTop + page.windowHeight / 8;
  return headings.findLast(({top}) => top < line)?.id;
}

/**
 * Tracks the heading of the current section. `choose` highlights a clicked entry regardless of the
 * scroll positions on the way.
 */
export function useActiveHeading(entries: readonly {id: string}[]) {
  const [activeId, setActiveId] = useState<string>();
  const lockedUntil = useRef(0);

  useEffect(() => {
    let timer: number | undefined;
    const update = () => {
      timer = undefined;
      if (performance.now() < lockedUntil.current) {
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
      timer ??= window.setTimeout(update, THROTTLE_MS);
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
    lockedUntil.current = performance.now() + CLICK_HIGHLIGHT_MS;
    setActiveId(id);
  }, []);

  return {activeId, choose};
}
