import {useEffect, useEffectEvent} from 'react';
import {useLocation} from '@docusaurus/router';
import {applyDemoHash} from '@site/src/settings/applyDemoHash';
import {parseDemoHash} from '@site/src/settings/parseDemoHash';

/**
 * Calls `onMatch` on mount and after each navigation if the URL fragment is a source of this demo.
 * The settings apply the language and styling of the fragment.
 */
export function useDemoHash(name: string, onMatch: () => void): void {
  // Links in the page use the router's history, which fires no event.
  const location = useLocation();
  const read = useEffectEvent(() => {
    const {hash} = window.location;
    if (parseDemoHash(hash).demo === name) {
      // The settings would update a moment later, and the code must not open in one language and
      // switch to another.
      applyDemoHash(hash);
      onMatch();
    }
  });
  useEffect(() => read(), [location]);
}
