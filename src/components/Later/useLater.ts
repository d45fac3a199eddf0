import {useEffect, useState, type ComponentType} from 'react';

/**
 * A component that loads after the page, and only where it is wanted. What cannot be loaded (blocked, offline, a new version was
 * deployed) is left out: nothing that comes this way may stop a page.
 */
export function useLater(
  load: () => Promise<{default: ComponentType}>,
  isWanted: () => boolean,
): ComponentType | undefined {
  const [Loaded, setLoaded] = useState<ComponentType>();
  // What decides is the same for as long as the page is open.
  const [options] = useState({load, isWanted});
  useEffect(() => {
    let active = options.isWanted();
    if (active) {
      options.load().then(
        (module) => active && setLoaded(() => module.default),
        () => {},
      );
    }
    return () => {
      active = false;
    };
  }, [options]);
  return Loaded;
}
