import {
  ASK_BUILD,
  CACHE_PREFIX,
  OFF,
  SKIP_WAITING,
  WORKER_PATH,
  type KeepMessage,
} from '../../plugins/service-worker/shared';
import {site} from '../contexts/site';

/** Interval of the focus check, in milliseconds. */
const FOCUS_POLL_MS = 100;

/** Time after which a question without an answer is repeated, in milliseconds. */
const ANSWER_TIMEOUT_MS = 1000;
const MAX_TRIES = 10;

/**
 * The builds that this tab was reloaded for. No build reloads it twice, even if the network
 * alternates between builds.
 */
const RELOADED_KEY = 'docs-reloaded-for';

let started = false;

/**
 * Registers the worker on the first page view, or removes it in builds without one, and caches the
 * page on later views. If the worker is unavailable or blocked, the site works without it.
 */
export function handlePageView(): void {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  if (started) {
    cachePage();
    return;
  }
  started = true;
  const start = () => {
    const setup = site.serviceWorker ? registerWorker(`${site.baseUrl}x/`) : removeWorkers();
    setup.catch(() => {});
  };
  // The worker's requests wait until the page has loaded.
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start, {once: true});
  }
}

/**
 * Registers the service worker for the pages under `scope`. A waiting update is activated; then the
 * page reloads once, as soon as it has the focus. The first visit doesn't reload.
 */
async function registerWorker(scope: string): Promise<void> {
  const container = navigator.serviceWorker;
  let isControlled = Boolean(container.controller);
  container.addEventListener('controllerchange', () => {
    if (isControlled) {
      void reloadFor(container.controller);
    }
    isControlled = true;
    cachePage();
  });
  const registration = await container.register(WORKER_PATH, {scope});
  registration.addEventListener('updatefound', () => activate(registration));
  activate(registration);
  cachePage();
  // Registering a worker that is removing itself would restore it.
  if (registration.active && (await requestBuildId(registration.active)).endsWith(OFF)) {
    await registration.unregister();
  }
}

/** Skips the waiting phase of an update. */
function activate(registration: ServiceWorkerRegistration): void {
  const {installing, waiting} = registration;
  waiting?.postMessage(SKIP_WAITING);
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') {
      // Sent to the worker itself, because the registration may not list it as waiting yet.
      installing.postMessage(SKIP_WAITING);
    }
  });
}

let isReloading = false;

async function reloadFor(worker: ServiceWorker | null): Promise<void> {
  const build = worker && (await requestBuildId(worker));
  if (!build || isReloading || readReloadedBuilds().includes(build)) {
    return;
  }
  isReloading = true;
  const timer = setInterval(() => {
    if (document.hasFocus() && !isTyping()) {
      clearInterval(timer);
      saveReload(build);
      window.location.reload();
    }
  }, FOCUS_POLL_MS);
}

/** Returns whether a reload would discard text that the user is typing. */
function isTyping(): boolean {
  const {activeElement} = document;
  return (
    (activeElement instanceof HTMLTextAreaElement && activeElement.value !== '') ||
    (activeElement instanceof HTMLElement && activeElement.isContentEditable)
  );
}

/**
 * Asks a worker for its build, and again if there is no answer: a question is lost if the browser
 * stops the worker at that moment. Returns an empty string if the worker never answers or has been
 * replaced.
 */
async function requestBuildId(worker: ServiceWorker): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES && worker.state !== 'redundant'; tries += 1) {
    const {port1, port2} = new MessageChannel();
    const answer = new Promise<string | undefined>((resolve) => {
      port1.onmessage = ({data}: MessageEvent<unknown>) => resolve(String(data));
      setTimeout(resolve, ANSWER_TIMEOUT_MS, undefined);
    });
    worker.postMessage(ASK_BUILD, [port2]);
    const build = await answer;
    port1.close();
    if (build !== undefined) {
      return build;
    }
  }
  return '';
}

function readReloadedBuilds(): string[] {
  try {
    const builds: unknown = JSON.parse(sessionStorage.getItem(RELOADED_KEY) ?? '[]');
    return Array.isArray(builds) ? builds.map(String) : [];
  } catch {
    return [];
  }
}

function saveReload(build: string): void {
  try {
    sessionStorage.setItem(
      RELOADED_KEY,
      JSON.stringify([...readReloadedBuilds(), build].slice(-20)),
    );
  } catch {
    // Without storage, only the focus check limits reloads.
  }
}

/**
 * Asks the worker to cache the current page. Client-side navigation doesn't request the HTML, so
 * neither those pages nor the very first one would be available offline.
 */
function cachePage(): void {
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
 * Removes the worker and its caches, in builds without one. The worker of such a build also removes
 * itself; this is for browsers that haven't checked for it yet.
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
