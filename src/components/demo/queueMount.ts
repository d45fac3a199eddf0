interface QueuedMount {
  element: Element;
  mount: () => void;
  /** When the element became visible during scrolling, in milliseconds. */
  visibleSince?: number | undefined;
}

/**
 * Maximum time that a demo waits for an idle period, in milliseconds. A busy browser might never
 * have one.
 */
const IDLE_TIMEOUT_MS = 300;

/** Time after the last scroll event until the page counts as idle, in milliseconds. */
const SCROLL_IDLE_MS = 100;

/** Time after which a visible demo mounts even while the page is scrolled, in milliseconds. */
const VISIBLE_MS = 1000;

const queue = new Set<QueuedMount>();
let isScheduled = false;
let lastScrollTime = -Infinity;

/**
 * Returns the distance of an element from the viewport in pixels, or 0 if part of it is visible.
 */
function getViewportDistance(element: Element): number {
  const {top, bottom} = element.getBoundingClientRect();
  return Math.max(0, top - window.innerHeight, -bottom);
}

const isScrolling = (): boolean => performance.now() - lastScrollTime < SCROLL_IDLE_MS;

// This listener is never removed; it only stores a timestamp.
if (typeof window !== 'undefined') {
  window.addEventListener('scroll', () => (lastScrollTime = performance.now()), {passive: true});
}

/**
 * Returns the next element to mount: the nearest one. While the page is scrolled, only an element
 * that has been visible for a while qualifies.
 */
function findNext(): QueuedMount | undefined {
  const byDistance = [...queue]
    .map((one) => ({one, distance: getViewportDistance(one.element)}))
    .sort((a, b) => a.distance - b.distance);
  if (!isScrolling()) {
    return byDistance[0]?.one;
  }
  const now = performance.now();
  for (const {one, distance} of byDistance) {
    one.visibleSince = distance === 0 ? (one.visibleSince ?? now) : undefined;
  }
  return byDistance.find(({one}) => now - (one.visibleSince ?? now) >= VISIBLE_MS)?.one;
}

function mountNext(): void {
  isScheduled = false;
  const next = findNext();
  if (next) {
    queue.delete(next);
    next.mount();
  }
  scheduleNext();
}

function scheduleNext(): void {
  if (isScheduled || queue.size === 0) {
    return;
  }
  isScheduled = true;
  if (isScrolling()) {
    setTimeout(mountNext, SCROLL_IDLE_MS);
  } else if ('requestIdleCallback' in window) {
    window.requestIdleCallback(mountNext, {timeout: IDLE_TIMEOUT_MS});
  } else {
    // Safari doesn't support idle callbacks before version 18.
    setTimeout(mountNext, 50);
  }
}

/**
 * Schedules the content of an element. It mounts immediately if the element is visible and the page
 * isn't scrolling. Otherwise elements mount one at a time when the browser is idle, nearest to the
 * viewport first, so no frame has to render several demos. During scrolling, an element mounts only
 * after it has been visible for a second, because rendering a demo can take several frames. Returns
 * a function that cancels the mount.
 */
export function queueMount(element: Element, mount: () => void): () => void {
  if (!isScrolling() && getViewportDistance(element) === 0) {
    mount();
    return () => undefined;
  }
  const queued = {element, mount};
  queue.add(queued);
  scheduleNext();
  return () => queue.delete(queued);
}
