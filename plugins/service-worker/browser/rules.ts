import {LANGUAGE_FOLDER} from '../../../site/languages/shared';

/** What the worker does about a request: see `worker.ts`. */
export type Kind = 'page' | 'hashed' | 'picture';

/** The parts of a request that decide. */
interface Asked {
  url: URL;
  mode: string;
  destination: string;
}

/**
 * What kind of file is asked for; undefined for everything that is none of the worker's business: other hosts, other parts
 * of this host, data.
 *
 * @param scope address under which the worker's pages lie, such as `https://mui.com/x/`
 */
export function kindOf({url, mode, destination}: Asked, scope: URL): Kind | undefined {
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
    ? 'picture'
    : undefined;
}

const HASHED = new RegExp(String.raw`^(?:/${LANGUAGE_FOLDER})?/assets/.+\.[0-9a-f]{8,}\.\w+$`);

/** Whether the name of a file changes with its content, so that what is kept under it is never out of date. */
export function isHashed({pathname}: URL): boolean {
  return HASHED.test(pathname);
}

/** The address under which a page is kept: whatever its query and fragment, it is one page. */
export function pageKey(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname;
}

/** Whether an answer is a page that may be shown again: complete, no detour, HTML. */
export function isPage(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    (response.headers.get('Content-Type') ?? '').startsWith('text/html')
  );
}
