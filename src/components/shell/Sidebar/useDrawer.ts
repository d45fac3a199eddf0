import {
  useCallback,
  useEffect,
  useRef,
  type RefObject,
  type ToggleEvent,
  type TouchEvent,
} from 'react';
import {makeRestInert} from '../../common/Focus/makeRestInert';

/** The media query for the sidebar as a column. */
const COLUMN_QUERY = '(min-width: 1200px)';

/** Minimum swipe distance that closes the drawer, in pixels. */
const MIN_SWIPE_PX = 60;

/**
 * Turns a popover into a modal drawer: the page behind it is inert while it's open, a swipe toward
 * its edge closes it, and it closes when the window becomes wide enough for a column.
 */
export function useDrawer(ref: RefObject<HTMLElement | null>) {
  const undoInert = useRef<() => void>(undefined);
  const touch = useRef<{x: number; y: number}>(undefined);

  const close = useCallback(() => {
    if (ref.current?.matches(':popover-open')) {
      ref.current.hidePopover();
    }
  }, [ref]);

  useEffect(() => {
    const query = window.matchMedia(COLUMN_QUERY);
    query.addEventListener('change', close);
    return () => {
      query.removeEventListener('change', close);
      undoInert.current?.();
    };
  }, [close]);

  return {
    close,
    // Before closing, because the browser returns the focus to the menu button, which must not be
    // inert then.
    onBeforeToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) {
        return;
      }
      undoInert.current?.();
      undoInert.current =
        event.newState === 'open' ? makeRestInert(event.currentTarget) : undefined;
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
      const deltaX = finger.clientX - touch.current.x;
      const deltaY = Math.abs(finger.clientY - touch.current.y);
      const distanceToEdge = document.dir === 'rtl' ? deltaX : -deltaX;
      if (distanceToEdge > MIN_SWIPE_PX && deltaY < MIN_SWIPE_PX / 2) {
        close();
      }
    },
  };
}
