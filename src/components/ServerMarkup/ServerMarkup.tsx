import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useState, useSyncExternalStore, type ReactNode} from 'react';

const subscribeToNothing = () => () => {};

/**
 * Leaves its children as the server drew them: they do not run while the page is hydrated, and their code costs that
 * reader nothing. For what never changes once it is drawn. They run for a reader who comes by a link within the site.
 */
export function ServerMarkup({children}: {children: ReactNode}): ReactNode {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isDrawn] = useState(isHydrating && ExecutionEnvironment.canUseDOM);
  return isDrawn ? (
    <span suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
  ) : (
    <span>{children}</span>
  );
}
