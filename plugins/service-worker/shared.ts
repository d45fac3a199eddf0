/** Where the service worker is fetched from, in every language: its registrations differ by scope. */
export const WORKER_PATH = '/x/sw.js';

/** A worker that removes itself and all that was kept: takes the place of the other to switch it off. */
export const KILL_SWITCH_PATH = '/x/sw-off.js';

/** Tells a waiting worker to take over. */
export const SKIP_WAITING = 'skipWaiting';

/** Asks a worker which build it belongs to; it answers on the port that comes along, with a string. */
export const ASK_BUILD = 'build';

/** The end of that answer of a worker that is there to remove itself. */
export const OFF = ' off';

/** Tells the worker what the reader has on the screen, so that it can be read again without a network. */
export interface KeepMessage {
  type: 'keep';
  /** Address of the page. */
  page: string;
  /** Addresses of files that the page has loaded. */
  files: string[];
}

/** Every cache of the worker begins with this, and nothing else on the host does. */
export const CACHE_PREFIX = 'mui-x-docs';
