import * as React from 'react';
import type {GridApiPro} from '@mui/x-data-grid-pro';
import {QUOTES_PER_SECOND, type Market} from './market';

interface FeedProps {
  apiRef: React.RefObject<GridApiPro | null>;
  market: Market;
}

/** Passes the quotes on while it's mounted: to the cells in each frame, to the rows once a second. */
export function Feed({apiRef, market}: FeedProps) {
  React.useEffect(() => {
    let last = performance.now();
    const update = (now: number) => {
      frame = requestAnimationFrame(update);
      const due = Math.floor(((now - last) * QUOTES_PER_SECOND) / 1000);
      if (due > 0) {
        last += (due * 1000) / QUOTES_PER_SECOND;
        // After a long pause, don't make up for all missed quotes.
        market.next(Math.min(due, QUOTES_PER_SECOND));
      }
    };
    let frame = requestAnimationFrame(update);

    // Sorting, filtering and export read the rows.
    const timer = setInterval(() => {
      React.startTransition(() => apiRef.current?.updateRows(market.snapshot()));
    }, 1000);

    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
  }, [apiRef, market]);

  return null;
}

/** Whether an element is scrolled into view. */
export function useIsVisible(ref: React.RefObject<Element | null>): boolean {
  const [isVisible, setIsVisible] = React.useState(false);

  React.useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      setIsVisible(entry!.isIntersecting);
    });
    if (ref.current) {
      observer.observe(ref.current);
    }
    return () => observer.disconnect();
  }, [ref]);

  return isVisible;
}
