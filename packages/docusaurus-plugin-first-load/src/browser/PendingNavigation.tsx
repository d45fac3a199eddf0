import type {Location} from 'history';
import {useState, type ReactNode} from 'react';
import {Route} from 'react-router-dom';
import ClientLifecyclesDispatcher, {dispatchLifecycleAction} from './ClientLifecyclesDispatcher';

/**
 * Stands in for Docusaurus' own, which loads the next page while it keeps the one before on show. Here the router hears of
 * an address only when its page is there (`history.ts`).
 */
export default function PendingNavigation({
  location,
  children,
}: {
  location: Location;
  children: ReactNode;
}): ReactNode {
  const [step, setStep] = useState<{location: Location; previousLocation: Location | null}>(() => {
    dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location});
    return {location, previousLocation: null};
  });
  if (step.location !== location) {
    setStep({location, previousLocation: step.location});
  }
  return (
    <ClientLifecyclesDispatcher {...step}>
      {/* Docusaurus has taken the name of a file from the address. */}
      <Route location={location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
