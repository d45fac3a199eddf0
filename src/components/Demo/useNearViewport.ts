import {useEffect, useState, type RefObject} from 'react';

/** How far outside of the viewport, in px, a demo starts to load: about one screen of a phone. */
const MARGIN = 500;

/** Whether the element has been near the viewport; once it has, it stays true. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          setNear(true);
        }
      },
      {rootMargin: `${MARGIN}px 0px`},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
}
