import * as React from 'react';
import type {GridApiPro} from '@mui/x-data-grid-pro';
import {QUOTES_PER_SECOND, type Market} from './market';

interface FeedProps {
  apiRef: React.RefObject<GridApiPro | null>;
  market: Market;
}

/** Writes the quotes to the grid while it's mounted. Its state renders nothing else. */
export function Feed({apiRef, market}: FeedProps) {
  const [isPending, startTransition] = React.useTransition();
  const last = React.useRef<number>(null);

  React.useEffect(() => {
    // The next quotes wait until the grid has rendered the previous ones.
    if (isPending) {
      return undefined;
    }
    let frame = 0;
    const update = (now: number) => {
      last.current ??= now;
      const due = Math.floor(((now - last.current) * QUOTES_PER_SECOND) / 1000);
      if (due > 0) {
        last.current += (due * 1000) / QUOTES_PER_SECOND;
        // After a long pause, don't make up for all missed quotes.
        const rows = market.next(Math.min(due, QUOTES_PER_SECOND));
        startTransition(() => apiRef.current?.updateRows(rows));
      } else {
        frame = requestAnimationFrame(update);
      }
    };
    frame = requestAnimationFrame(update);
    return () => cancelAnimationFrame(frame);
  }, [apiRef, isPending, market]);

  return null;
}

/** Whether users can see an element: its tab is active, and it's scrolled into view. */
export function useIsVisible(ref: React.RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = React.useState(false);
  const isActive = React.useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'visible',
    () => true,
  );

  React.useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      setIsInView(entry!.isIntersecting);
    });
    if (ref.current) {
      observer.observe(ref.current);
    }
    return () => observer.disconnect();
  }, [ref]);

  return isActive && isInView;
}
