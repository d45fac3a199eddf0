interface Waiting {
  element: Element;
  mount: () => void;
  /** Since when the element has been on show while the page is scrolled, in milliseconds. */
  shownSince?: number | undefined;
}

/** The longest that a demo waits for an idle moment, in milliseconds; a busy browser would never have one. */
const TIMEOUT_MS = 300;

/** The page is at rest when it has not been scrolled for so long, in milliseconds. */
const SCROLL_IDLE_MS = 100;

/** A demo that stays on show for so long, in milliseconds, is being looked at, however the page is scrolled meanwhile. */
const VISIBLE_MS = 1000;

const waiting = new Set<Waiting>();
let isScheduled = false;
let lastScroll = -Infinity;

/** How far an element is from the viewport in px; 0 when some of it is on show. */
function distanceOf(element: Element): number {
  const {top, bottom} = element.getBoundingClientRect();
  return Math.max(0, top - window.innerHeight, -bottom);
}

const isScrolling = (): boolean => performance.now() - lastScroll < SCROLL_IDLE_MS;

// Never taken off: it writes one number.
if (typeof window !== 'undefined') {
  window.addEventListener('scroll', () => (lastScroll = performance.now()), {passive: true});
}

/** The one to mount now: the nearest, and while the page is scrolled only one that has been on show for long. */
function choose(): Waiting | undefined {
  const byDistance = [...waiting]
    .map((one) => ({one, distance: distanceOf(one.element)}))
    .sort((a, b) => a.distance - b.distance);
  if (!isScrolling()) {
    return byDistance[0]?.one;
  }
  const now = performance.now();
  for (const {one, distance} of byDistance) {
    one.shownSince = distance === 0 ? (one.shownSince ?? now) : undefined;
  }
  return byDistance.find(({one}) => now - (one.shownSince ?? now) >= VISIBLE_MS)?.one;
}

function run(): void {
  isScheduled = false;
  const chosen = choose();
  if (chosen) {
    waiting.delete(chosen);
    chosen.mount();
  }
  schedule();
}

function schedule(): void {
  if (isScheduled || waiting.size === 0) {
    return;
  }
  isScheduled = true;
  if (isScrolling()) {
    setTimeout(run, SCROLL_IDLE_MS);
  } else if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run, {timeout: TIMEOUT_MS});
  } else {
    // Safari has no idle callbacks before 18.
    setTimeout(run, 50);
  }
}

/**
 * Mounts what an element is to hold: at once where the element is on show in a page at rest, otherwise when the browser
 * has nothing else to do, one element at a time and the nearest to the viewport first, so that no frame has to carry
 * several demos. While the page is scrolled nothing is mounted, unless a reader has it before their eyes for a second:
 * a demo can take as long as a few frames. Returns the way to call it off.
 */
export function queueMount(element: Element, mount: () => void): () => void {
  if (!isScrolling() && distanceOf(element) === 0) {
    mount();
    return () => undefined;
  }
  const own = {element, mount};
  waiting.add(own);
  schedule();
  return () => waiting.delete(own);
}
