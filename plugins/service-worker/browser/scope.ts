/** An event that keeps the worker alive until its work is done. */
interface WorkEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface WorkMessageEvent extends MessageEvent<unknown> {
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * The global scope of a service worker, as far as it is used here. TypeScript's own types of it and those of a page exclude
 * each other in one program.
 */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {claim: () => Promise<void>};
  skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkMessageEvent) => void): void;
  /** Put in front of the script when the site is built: which build of each language it belongs to. */
  docsBuild: string;
}

export const worker = globalThis as unknown as WorkerScope;
