import {useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {makeRestInert} from '../common/Focus/makeRestInert';

export interface FullScreen {
  isActive: boolean;
  /** Height of the demo in the page, in pixels, reserved while the demo covers the window. */
  reservedHeight: number | undefined;
  toggle: () => void;
  exit: () => void;
}

/** The URL parameter with the name of a demo that opens in full screen. */
const URL_PARAMETER = 'full-screen';

/** Removes the parameter, so reloading the page shows the demo in the page. */
function clearParameter(): void {
  const url = new URL(window.location.href);
  if (url.searchParams.has(URL_PARAMETER)) {
    url.searchParams.delete(URL_PARAMETER);
    window.history.replaceState(window.history.state, '', url);
  }
}

/**
 * Makes an element cover the window as a modal dialog: the page behind is inert, and the focus
 * returns to where it was. It doesn't use the Fullscreen API, because menus and dialogs are
 * rendered in the body and would stay hidden behind the demo.
 *
 * @param name the demo, which starts in full screen at a URL such as `?full-screen=BasicBars`
 */
export function useFullScreen(root: RefObject<HTMLElement | null>, name: string): FullScreen {
  const [reservedHeight, setReservedHeight] = useState<number>();
  const opener = useRef<Element>(null);
  const active = reservedHeight !== undefined;

  const readParameter = useEffectEvent(() => {
    if (new URLSearchParams(window.location.search).get(URL_PARAMETER) === name) {
      setReservedHeight(root.current?.offsetHeight);
    }
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => readParameter());
    return () => cancelAnimationFrame(frame);
  }, []);

  // Before the paint: Escape works as soon as the dialog is visible.
  useLayoutEffect(() => {
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
      clearParameter();
      document.body.style.overflow = overflow;
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [active, root]);

  // After the commit, at whose end React returns the focus to where it was before.
  useEffect(() => {
    if (!active) {
      return undefined;
    }
    return () => {
      if (opener.current instanceof HTMLElement) {
        opener.current.focus({preventScroll: true});
      }
    };
  }, [active]);

  return {
    isActive: active,
    reservedHeight,
    exit: () => setReservedHeight(undefined),
    toggle: () => {
      opener.current = document.activeElement;
      setReservedHeight(active ? undefined : root.current?.offsetHeight);
    },
  };
}
