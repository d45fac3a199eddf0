import * as React from 'react';
import type {GridApiPro} from '@mui/x-data-grid-pro';
import {QUOTES_PER_SECOND} from './market';

interface FeedProps {
  apiRef: React.RefObject<GridApiPro | null>;
  next: (count: number) => void;
}

/** Requests quotes while it's mounted, and updates the sorting and the filters of the grid once per second. */
export function Feed({apiRef, next}: FeedProps) {
  React.useEffect(() => {
    let last = performance.now();
    const update = (now: number) => {
      frame = requestAnimationFrame(update);
      const due = Math.floor(((now - last) * QUOTES_PER_SECOND) / 1000);
      if (due > 0) {
        last += (due * 1000) / QUOTES_PER_SECOND;
        // Skips the quotes that were missed during a long pause.
        next(Math.min(due, QUOTES_PER_SECOND));
      }
    };
    let frame = requestAnimationFrame(update);

    // The row objects don't change, so the grid doesn't sort and filter them by itself.
    const timer = setInterval(() => {
      const {filter, sorting} = apiRef.current!.state;
      const {items, quickFilterValues} = filter.filterModel;
      if (items.length > 0 || quickFilterValues?.length) {
        apiRef.current!.unstable_applyFilters();
      }
      if (sorting.sortModel.length > 0) {
        apiRef.current!.applySorting();
      }
    }, 1000);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
  }, [apiRef, next]);

  return null;
}

/** Returns whether an element is visible in the viewport. */
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
