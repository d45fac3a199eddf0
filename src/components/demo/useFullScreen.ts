import {useEffect, useRef, useState, type RefObject} from 'react';
import {makeRestInert} from '../common/Focus/makeRestInert';

export interface FullScreen {
  active: boolean;
  /** Height of the demo in the page, in pixels, reserved while the demo covers the window. */
  reservedHeight: number | undefined;
  toggle: () => void;
  leave: () => void;
}

/**
 * Makes an element cover the window as a modal dialog: the page behind is inert, and the focus
 * returns to where it was. It doesn't use the Fullscreen API, because menus and dialogs are
 * rendered in the body and would stay hidden behind the demo.
 */
export function useFullScreen(root: RefObject<HTMLElement | null>): FullScreen {
  const [reservedHeight, setReservedHeight] = useState<number>();
  const opener = useRef<Element>(null);
  const active = reservedHeight !== undefined;

  useEffect(() => {
    const element = root.current;
    if (!active || !element) {
      return undefined;
    }
    const release = makeRestInert(element);
    const {overflow} = document.body.style;
    document.body.style.overflow = 'hidden';
    const onKeyDown = (event: KeyboardEvent) => {
      // The demo handles Escape first.
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('.MuiModal-root')
      ) {
        setReservedHeight(undefined);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      release();
      document.body.style.overflow = overflow;
      document.removeEventListener('keydown', onKeyDown);
      if (opener.current instanceof HTMLElement) {
        opener.current.focus({preventScroll: true});
      }
    };
  }, [active, root]);

  return {
    active,
    reservedHeight,
    leave: () => setReservedHeight(undefined),
    toggle: () => {
      opener.current = document.activeElement;
      setReservedHeight(active ? undefined : root.current?.offsetHeight);
    },
  };
}
