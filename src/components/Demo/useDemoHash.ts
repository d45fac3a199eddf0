import {useEffect, useEffectEvent} from 'react';
import {applyDemoHash} from '@site/src/settings/applyDemoHash';
import {parseDemoHash} from '@site/src/settings/parseDemoHash';

/**
 * Calls back when the address names this demo with an extension, now or later. The language and the styling that it
 * names are taken over by the settings themselves.
 */
export function useDemoHash(name: string, onNamed: () => void): void {
  const read = useEffectEvent(() => {
    const hash = decodeURIComponent(window.location.hash);
    if (parseDemoHash(hash).demo === name) {
      // The settings would hear of it a moment later: the code is not to open in one language and change to another.
      applyDemoHash(hash);
      onNamed();
    }
  });
  useEffect(() => {
    read();
    const listen = () => read();
    window.addEventListener('hashchange', listen);
    // Links in the page go through the router's history, which fires no event of its own.
    window.addEventListener('popstate', listen);
    return () => {
      window.removeEventListener('hashchange', listen);
      window.removeEventListener('popstate', listen);
    };
  }, []);
}
