/** An event that keeps the worker alive until its promises settle. */
interface WorkEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface WorkMessageEvent extends MessageEvent<unknown> {
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * The parts of a service worker's global scope that are used here. TypeScript's types for workers
 * and for pages can't be used in the same program.
 */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {claim: () => Promise<void>};
  skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkMessageEvent) => void): void;
  /** The build ids of all languages. Prepended to the script when the site is built. */
  docsBuild: string;
}

export const worker = globalThis as unknown as WorkerScope;
