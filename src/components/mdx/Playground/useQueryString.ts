import {useLocation} from '@docusaurus/router';
import {useReducer, useSyncExternalStore} from 'react';

const getSearch = () => window.location.search;
const getServerSearch = () => '';

function subscribeToHistory(notify: () => void): () => void {
  window.addEventListener('popstate', notify);
  return () => window.removeEventListener('popstate', notify);
}

/** Returns the query of the URL, which the server doesn't know, and a function that replaces it. */
export function useQueryString(): [search: string, replace: (search: string) => void] {
  // Links of the router to a different query fire no event.
  useLocation();
  const search = useSyncExternalStore(subscribeToHistory, getSearch, getServerSearch);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const replace = (next: string) => {
    const {pathname, hash} = window.location;
    // Bypasses the router, because nothing else depends on the query.
    window.history.replaceState(window.history.state, '', pathname + next + hash);
    refresh();
  };
  return [search, replace];
}
