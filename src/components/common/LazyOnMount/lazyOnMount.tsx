import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {ErrorBoundary} from '../ErrorBoundary/ErrorBoundary';

/**
 * Makes a component that loads after the page, and only where it is wanted. What cannot be loaded (blocked, offline, a new version was
 * deployed) or throws is left out: nothing that comes this way may stop a page.
 */
export function lazyOnMount(
  load: () => Promise<{default: ComponentType}>,
  isWanted: () => boolean,
): () => ReactNode {
  return function LazyOnMount() {
    const [Loaded, setLoaded] = useState<ComponentType>();
    useEffect(() => {
      let active = isWanted();
      if (active) {
        load().then(
          (module) => active && setLoaded(() => module.default),
          () => {},
        );
      }
      return () => {
        active = false;
      };
    }, []);
    return (
      Loaded && (
        <ErrorBoundary>
          <Loaded />
        </ErrorBoundary>
      )
    );
  };
}
