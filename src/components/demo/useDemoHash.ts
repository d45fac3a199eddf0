import {useEffect, useEffectEvent} from 'react';
import {useLocation} from '@docusaurus/router';
import {applyDemoHash} from '@site/src/settings/applyDemoHash';
import {parseDemoHash} from '@site/src/settings/parseDemoHash';

/**
 * Calls back when the address names this demo with an extension, now or later. The language and the styling that it
 * names are taken over by the settings themselves.
 */
export function useDemoHash(name: string, onNamed: () => void): void {
  // Links in the page go through the router's history, which fires no event of its own.
  const location = useLocation();
  const read = useEffectEvent(() => {
    const {hash} = window.location;
    if (parseDemoHash(hash).demo === name) {
      // The settings would hear of it a moment later: the code is not to open in one language and change to another.
      applyDemoHash(hash);
      onNamed();
    }
  });
  useEffect(() => read(), [location]);
}
