import {LANGUAGE_FOLDER} from '../../../site/languages/shared';

/** How the worker handles a request: see `worker.ts`. */
export type Kind = 'page' | 'hashed' | 'static';

/** The properties of a request that determine its kind. */
interface WorkerRequest {
  url: URL;
  mode: string;
  destination: string;
}

/**
 * Returns the kind of file that is requested; undefined for requests that the worker doesn't
 * handle: other hosts, other parts of this host, and data.
 *
 * @param scope the URL prefix of the worker's pages, such as `https://mui.com/x/`
 */
export function kindOf({url, mode, destination}: WorkerRequest, scope: URL): Kind | undefined {
  if (url.origin !== scope.origin) {
    return undefined;
  }
  if (mode === 'navigate') {
    return url.pathname.startsWith(scope.pathname) ? 'page' : undefined;
  }
  if (isHashed(url)) {
    return 'hashed';
  }
  return url.pathname.startsWith('/static/') && ['image', 'style', 'font'].includes(destination)
    ? 'static'
    : undefined;
}

const HASHED = new RegExp(String.raw`^(?:/${LANGUAGE_FOLDER})?/assets/.+\.[0-9a-f]{8,}\.\w+$`);

/**
 * Returns whether a file's name contains a hash of its content, so that a cached copy is never
 * outdated.
 */
export function isHashed({pathname}: URL): boolean {
  return HASHED.test(pathname);
}

/** Returns the cache key of a page: its URL without query and hash. */
export function pageKey(href: string): string {
  const url = new URL(href);
  return url.origin + url.pathname;
}

/** Returns whether a response is a page that can be cached: complete, not redirected, HTML. */
export function isPage(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    (response.headers.get('Content-Type') ?? '').startsWith('text/html')
  );
}
