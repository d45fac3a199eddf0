import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useState, useSyncExternalStore} from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Whether the server has drawn what this component shows, so that React only takes it over; the same for as long as it
 * lives. False on the server itself, and on a page that a reader came to by a link within the site.
 */
export function useWasServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isDrawn] = useState(isHydrating && ExecutionEnvironment.canUseDOM);
  return isDrawn;
}
