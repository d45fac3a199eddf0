import {
  useCallback,
  useEffect,
  useRef,
  type RefObject,
  type ToggleEvent,
  type TouchEvent,
} from 'react';
import {makeRestInert} from '../../common/Focus/makeRestInert';

/** From this width the tree is a column of the page. */
const COLUMN = '(min-width: 1200px)';

/** How far a finger has to push the drawer out, in px. */
const SWIPE = 60;

/**
 * What makes a popover a drawer: the page behind it is out of reach while it is open, a swipe toward its edge closes it, and it
 * closes when the window grows so wide that it becomes a column.
 */
export function useDrawer(ref: RefObject<HTMLElement | null>) {
  const release = useRef<() => void>(undefined);
  const touch = useRef<{x: number; y: number}>(undefined);

  const close = useCallback(() => {
    if (ref.current?.matches(':popover-open')) {
      ref.current.hidePopover();
    }
  }, [ref]);

  useEffect(() => {
    const query = window.matchMedia(COLUMN);
    query.addEventListener('change', close);
    return () => {
      query.removeEventListener('change', close);
      release.current?.();
    };
  }, [close]);

  return {
    close,
    // Before, not after: the browser gives the focus back to the menu button, which must be in reach again by then.
    onBeforeToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) {
        return;
      }
      release.current?.();
      release.current = event.newState === 'open' ? makeRestInert(event.currentTarget) : undefined;
    },
    onToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.target === event.currentTarget && event.newState === 'open') {
        const {currentTarget: drawer} = event;
        (
          drawer.querySelector<HTMLElement>('.app-drawer-active') ??
          drawer.querySelector<HTMLElement>('a')
        )?.focus({preventScroll: true});
      }
    },
    onTouchStart: (event: TouchEvent) => {
      const finger = event.touches[0];
      touch.current = finger && {x: finger.clientX, y: finger.clientY};
    },
    onTouchEnd: (event: TouchEvent) => {
      const finger = event.changedTouches[0];
      if (!finger || !touch.current) {
        return;
      }
      const along = finger.clientX - touch.current.x;
      const across = Math.abs(finger.clientY - touch.current.y);
      const outwards = document.dir === 'rtl' ? along : -along;
      if (outwards > SWIPE && across < SWIPE / 2) {
        close();
      }
    },
  };
}
