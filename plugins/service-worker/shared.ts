/** Path of the service worker, the same in every language. Its registrations differ by scope. */
export const WORKER_PATH = '/x/sw.js';

/**
 * Path of a worker that removes itself and all caches. Serve it instead of the other to switch it
 * off.
 */
export const KILL_SWITCH_PATH = '/x/sw-off.js';

/** Makes a waiting worker take over. */
export const SKIP_WAITING = 'skipWaiting';

/** Requests the build id of a worker, which replies with a string on the message's port. */
export const ASK_BUILD = 'build';

/** The suffix of the reply if the worker only removes itself. */
export const OFF = ' off';

/** Passes the page that a user has opened to the worker, so that it's available offline. */
export interface KeepMessage {
  type: 'keep';
  /** URL of the page. */
  page: string;
  /** URLs of the files that the page has loaded. */
  files: string[];
}

/** Prefix of the worker's cache names, which no other cache on the host uses. */
export const CACHE_PREFIX = 'mui-x-docs';
