import {
  ASK_BUILD,
  CACHE_PREFIX,
  OFF,
  SKIP_WAITING,
  WORKER_PATH,
  type KeepMessage,
} from '../../plugins/service-worker/shared';
import {site} from '../contexts/site';

/** How often to look whether the page has the focus, in ms. */
const FOCUS_POLL = 100;

/** The builds for which this tab was reloaded: none of them reloads it again, whatever the network serves by turns. */
const RELOADED_KEY = 'docs-reloaded-for';

let started = false;

/**
 * To be called for each page that a reader comes to. With the first one the worker is registered, or removed in a build
 * without one; it keeps the others. A browser that refuses a worker, or is told to, shows the site without it.
 */
export function showPage(): void {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  if (started) {
    keepPage();
    return;
  }
  started = true;
  const start = () => {
    const work = site.serviceWorker ? registerWorker(`${site.baseUrl}x/`) : removeWorkers();
    work.catch(() => {});
  };
  // The page first: what the worker asks for waits until everything has come.
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start, {once: true});
  }
}

/**
 * Registers the service worker for the pages under `scope`. A waiting update is told to take over; when one has, the page
 * reloads once, as soon as it has the focus. A first visit has nothing to reload for.
 */
async function registerWorker(scope: string): Promise<void> {
  const container = navigator.serviceWorker;
  let isControlled = Boolean(container.controller);
  container.addEventListener('controllerchange', () => {
    if (isControlled) {
      void reloadFor(container.controller);
    }
    isControlled = true;
    keepPage();
  });
  const registration = await container.register(WORKER_PATH, {scope});
  registration.addEventListener('updatefound', () => activate(registration));
  activate(registration);
  keepPage();
  // Registering calls a worker back that is just removing itself, and that would then stay.
  if (registration.active && (await askBuild(registration.active)).endsWith(OFF)) {
    await registration.unregister();
  }
}

/** Tells an update that waits, or will have to, that it need not. */
function activate(registration: ServiceWorkerRegistration): void {
  const {installing, waiting} = registration;
  waiting?.postMessage(SKIP_WAITING);
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') {
      // To the worker itself: the registration may not know yet that it waits.
      installing.postMessage(SKIP_WAITING);
    }
  });
}

let isReloading = false;

async function reloadFor(worker: ServiceWorker | null): Promise<void> {
  const build = worker && (await askBuild(worker));
  if (!build || isReloading || readReloaded().includes(build)) {
    return;
  }
  isReloading = true;
  const timer = setInterval(() => {
    if (document.hasFocus() && !isTyping()) {
      clearInterval(timer);
      rememberReload(build);
      window.location.reload();
    }
  }, FOCUS_POLL);
}

/** Whether a reload would take away what the reader is writing. */
function isTyping(): boolean {
  const {activeElement} = document;
  return (
    (activeElement instanceof HTMLTextAreaElement && activeElement.value !== '') ||
    (activeElement instanceof HTMLElement && activeElement.isContentEditable)
  );
}

function askBuild(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}: MessageEvent<unknown>) => resolve(String(data));
    worker.postMessage(ASK_BUILD, [port2]);
  });
}

function readReloaded(): string[] {
  try {
    const builds: unknown = JSON.parse(sessionStorage.getItem(RELOADED_KEY) ?? '[]');
    return Array.isArray(builds) ? builds.map(String) : [];
  } catch {
    return [];
  }
}

function rememberReload(build: string): void {
  try {
    sessionStorage.setItem(RELOADED_KEY, JSON.stringify([...readReloaded(), build].slice(-20)));
  } catch {
    // Without storage the focus alone keeps reloads apart.
  }
}

/**
 * Lets the worker keep the page that is on the screen. Pages that are reached by a link inside the site are put together in
 * the browser and would otherwise be missing without a network, like the very first one.
 */
function keepPage(): void {
  const {controller} = navigator.serviceWorker;
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  if (!controller || connection?.saveData) {
    return;
  }
  const message: KeepMessage = {
    type: 'keep',
    page: window.location.href,
    files: performance.getEntriesByType('resource').map(({name}) => name),
  };
  controller.postMessage(message);
}

/**
 * Removes the worker and what it kept, in builds without one. The worker of such a build removes itself too; this is for
 * browsers that have not looked for it yet.
 */
async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(
    registrations
      .filter(({active, waiting, installing}) =>
        (active ?? waiting ?? installing)?.scriptURL.endsWith(WORKER_PATH),
      )
      .map((registration) => registration.unregister()),
  );
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)),
  );
}
