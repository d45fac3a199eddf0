import {useLocation} from '@docusaurus/router';
import {useMemo, useReducer, useSyncExternalStore} from 'react';
import type {PlaygroundPicker} from '../../../../site/mdx-components/shared';
import {readAddress, writeAddress, type PlaygroundState} from './address';

const getSearch = () => window.location.search;
const getServerSearch = () => '';

function subscribeToHistory(notify: () => void): () => void {
  window.addEventListener('popstate', notify);
  return () => window.removeEventListener('popstate', notify);
}

/**
 * Manages the user's selection. The URL is the source of truth; the server doesn't know its query.
 */
export function usePlaygroundState(
  pickers: readonly PlaygroundPicker[],
): PlaygroundState & {change: (next: Partial<PlaygroundState>) => void} {
  // Links of the router to a different query fire no event.
  useLocation();
  const search = useSyncExternalStore(subscribeToHistory, getSearch, getServerSearch);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const state = useMemo(() => readAddress(search, pickers), [search, pickers]);
  const change = (next: Partial<PlaygroundState>) => {
    const query = writeAddress(search, {...state, ...next}, pickers);
    const {pathname, hash} = window.location;
    // Bypasses the router, because nothing else depends on the query.
    window.history.replaceState(window.history.state, '', pathname + query + hash);
    refresh();
  };
  return {...state, change};
}
