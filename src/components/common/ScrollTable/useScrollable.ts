import {useEffect, useState, type RefObject} from 'react';

const callbacks = new Map<Element, () => void>();
let observer: ResizeObserver | undefined;

/** Calls back with every change of an element's size, and once at the start. One observer serves the page. */
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

/** Whether an element really scrolls sideways or downwards, now and after every change of its size. */
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
