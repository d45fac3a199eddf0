import {ASK_BUILD, CACHE_PREFIX, OFF, SKIP_WAITING} from '../shared';
import {worker} from './scope';

// The worker of a build with SERVICE_WORKER=off: it replaces any registered worker, and removes all
// its caches and itself. Pages use the network from then on, including open ones, because this
// worker doesn't handle requests.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(
        names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)),
      );
      await worker.registration.unregister();
    })(),
  );
});

worker.addEventListener('message', (event) => {
  if (event.data === SKIP_WAITING) {
    event.waitUntil(worker.skipWaiting());
  } else if (event.data === ASK_BUILD) {
    event.ports[0]?.postMessage(`${worker.docsBuild}${OFF}`);
  }
});
