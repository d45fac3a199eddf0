import clientModules from '@generated/client-modules';
import {useLayoutEffect, type ReactNode} from 'react';
import {decodeFragment} from '../../../../site/pages/shared';

/**
 * Stands in for Docusaurus' own dispatcher, which decodes the fragment of the address without a net: `#50%-off` there
 * replaces the page by "This page crashed" (URI malformed), and each reload does so again.
 */

type Lifecycle = (...args: unknown[]) => (() => void) | void;
type Lifecycles = Record<string, Lifecycle | undefined>;

/** Calls what the client modules do at this moment; returns what undoes it. */
export function dispatchLifecycleAction(name: string, ...args: unknown[]): () => void {
  const undo = (clientModules as {default?: Lifecycles}[]).map((module) =>
    (module.default?.[name] ?? (module as Lifecycles)[name])?.(...args),
  );
  return () => undo.forEach((callback) => callback?.());
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

interface Navigation {
  location: Place;
  previousLocation: Place | null;
}

/** Goes where the address points: a fragment's element, or the top of a new page. */
function scrollAfterNavigation({location, previousLocation}: Navigation): void {
  // The browser itself finds the place on the first page; another query is the same place.
  if (
    !previousLocation ||
    (location.pathname === previousLocation.pathname &&
      location.hash === previousLocation.hash &&
      location.search !== previousLocation.search)
  ) {
    return;
  }
  if (location.hash) {
    document.getElementById(decodeFragment(location.hash))?.scrollIntoView();
  } else {
    window.scrollTo(0, 0);
  }
}

export default function ClientLifecyclesDispatcher({
  children,
  location,
  previousLocation,
}: Navigation & {children: ReactNode}): ReactNode {
  useLayoutEffect(() => {
    if (previousLocation !== location) {
      scrollAfterNavigation({location, previousLocation});
      dispatchLifecycleAction('onRouteDidUpdate', {previousLocation, location});
    }
  }, [previousLocation, location]);
  return children;
}
