interface Waiting {
  element: Element;
  mount: () => void;
}

/** The longest that a demo waits for an idle moment, in milliseconds; a busy browser would never have one. */
const PATIENCE = 300;

const waiting = new Set<Waiting>();
let isScheduled = false;

/** How far an element is from the viewport in px; 0 when some of it is on show. */
function distanceOf(element: Element): number {
  const {top, bottom} = element.getBoundingClientRect();
  return Math.max(0, top - window.innerHeight, -bottom);
}

function schedule(): void {
  if (isScheduled || waiting.size === 0) {
    return;
  }
  isScheduled = true;
  const run = () => {
    isScheduled = false;
    const [nearest] = [...waiting]
      .map((one) => ({one, distance: distanceOf(one.element)}))
      .sort((a, b) => a.distance - b.distance);
    if (nearest) {
      waiting.delete(nearest.one);
      nearest.one.mount();
    }
    schedule();
  };
  // Safari has no idle callbacks before 18.
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run, {timeout: PATIENCE});
  } else {
    setTimeout(run, 50);
  }
}

/**
 * Mounts what an element is to hold: at once where the element is on show, otherwise when the browser has nothing else to
 * do, one element at a time and the nearest to the viewport first, so that no frame has to carry several demos. Returns
 * the way to call it off.
 */
export function mountInTurn(element: Element, mount: () => void): () => void {
  if (distanceOf(element) === 0) {
    mount();
    return () => undefined;
  }
  const own = {element, mount};
  waiting.add(own);
  schedule();
  return () => waiting.delete(own);
}
