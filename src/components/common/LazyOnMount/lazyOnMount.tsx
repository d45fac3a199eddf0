import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {ErrorBoundary} from '../ErrorBoundary/ErrorBoundary';

/**
 * Creates a component that loads after the page, and only if it's needed. If it fails to load
 * (blocked, offline, a new deployment) or throws, it renders nothing, so it can't break the page.
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
