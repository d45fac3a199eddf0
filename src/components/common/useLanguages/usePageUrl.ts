import {useSyncExternalStore} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

const subscribeToNothing = () => () => undefined;

const NOT_FOUND = /\/404(\.html)?\/?$/;

/** `true` if the server-rendered HTML is the page for unknown URLs. */
const isNotFoundServed =
  ExecutionEnvironment.canUseDOM &&
  NOT_FOUND.test(document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content ?? '');

/**
 * Returns the URL of the current page without its origin, for links to the same page.
 * Server-rendered HTML has neither query nor fragment. `404.html`, which is served for many URLs,
 * links to the start page instead.
 */
export function usePageUrl(): string {
  const {pathname, search, hash} = useLocation();
  const home = useBaseUrl('/');
  return useSyncExternalStore(
    subscribeToNothing,
    () => pathname + search + hash,
    () => (isNotFoundServed || NOT_FOUND.test(pathname) ? home : pathname),
  );
}
