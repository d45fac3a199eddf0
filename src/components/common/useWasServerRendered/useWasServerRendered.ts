import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useState, useSyncExternalStore} from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Returns whether this component was server-rendered. The value doesn't change after mount. False
 * on the server itself, and after client-side navigation.
 */
export function useWasServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [wasServerRendered] = useState(isHydrating && ExecutionEnvironment.canUseDOM);
  return wasServerRendered;
}
