import {useEffect, useState, type RefObject} from 'react';
import {watchViewport} from './watchViewport';

/**
 * Returns whether the element has been visible or, once the user has started to scroll, near the
 * viewport. Once true, it stays true.
 */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(
    () =>
      isNear || !element.current
        ? undefined
        : watchViewport(element.current, () => setIsNear(true)),
    [isNear, element],
  );
  return isNear;
}
