import {useEffect, useState, type RefObject} from 'react';

const callbacks = new Map<Element, () => void>();
let observer: ResizeObserver | undefined;

/**
 * Calls back initially and after every size change of an element. All elements share one observer.
 */
function observeSize(element: Element, onChange: () => void): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const {target} of entries) {
      callbacks.get(target)?.();
    }
  });
  callbacks.set(element, onChange);
  observer.observe(element);
  return () => {
    callbacks.delete(element);
    observer?.unobserve(element);
  };
}

/**
 * Returns whether an element scrolls horizontally or vertically, updated after every size change.
 */
export function useScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [scrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const measure = () =>
      setScrollable(
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      );
    const stops = [element, ...element.children].map((part) => observeSize(part, measure));
    return () => stops.forEach((stop) => stop());
  }, [ref]);
  return scrollable;
}
