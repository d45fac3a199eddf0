import {useEffect, useState, type RefObject} from 'react';
import {watchViewport} from './watchViewport';

/**
 * Whether the element has been on show or, once the reader has begun to scroll, near it; once it has, it stays true.
 */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(
    () =>
      near || !element.current ? undefined : watchViewport(element.current, () => setNear(true)),
    [near, element],
  );
  return near;
}
