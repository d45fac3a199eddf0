import {useEffect, useState, type RefObject} from 'react';

export interface FullScreen {
  active: boolean;
  /** The height that the demo had in the page, in px, kept free there while it covers the window. */
  reservedHeight: number | undefined;
  toggle: () => void;
  leave: () => void;
}

/**
 * Lets an element cover the window. Not the browser's own full screen: what opens over the page (menus, dialogs) lies in
 * the body and would stay behind it.
 */
export function useFullScreen(root: RefObject<HTMLElement | null>): FullScreen {
  const [reservedHeight, setReservedHeight] = useState<number>();
  const active = reservedHeight !== undefined;

  useEffect(() => {
    if (!active) {
      return undefined;
    }
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
      document.body.style.overflow = overflow;
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [active]);

  return {
    active,
    reservedHeight,
    leave: () => setReservedHeight(undefined),
    toggle: () => setReservedHeight(active ? undefined : root.current?.offsetHeight),
  };
}
