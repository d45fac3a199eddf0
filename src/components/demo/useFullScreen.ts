import {useEffect, useRef, useState, type RefObject} from 'react';
import {makeRestInert} from '../common/Focus/makeRestInert';

export interface FullScreen {
  active: boolean;
  /** The height that the demo had in the page, in px, kept free there while it covers the window. */
  reservedHeight: number | undefined;
  toggle: () => void;
  leave: () => void;
}

/**
 * Lets an element cover the window, as a dialog: the page behind is out of reach, and the focus goes back to where it came
 * from. Not the browser's own full screen: what opens over the page (menus, dialogs) lies in the body and would stay behind
 * it.
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
      // Whatever the demo itself closes with Escape comes first.
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
