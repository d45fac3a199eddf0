/** Maximum number of demos that run at the same time. */
export const MAX_LIVE = 8;

/** Distance from the viewport at which a demo may start, in pixels. */
const MARGIN_PX = 200;

/** Time without scrolling after which the running demos are selected again, in milliseconds. */
const SCROLL_IDLE_MS = 150;

interface LiveCard {
  onChange: (live: boolean) => void;
  near: boolean;
  live: boolean;
}

const cards = new Map<Element, LiveCard>();
let observer: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the distance of an element from the middle of the viewport, in pixels. */
function getDistance(element: Element): number {
  const {top, bottom} = element.getBoundingClientRect();
  return Math.abs((top + bottom - window.innerHeight) / 2);
}

/**
 * Starts the demos closest to the viewport, and stops the farthest ones that exceed the limit.
 * Below it, demos keep running when they're scrolled out of view.
 */
function updateLiveCards(): void {
  timer = undefined;
  const candidates = [...cards]
    .filter(([, {near, live}]) => near || live)
    .map(([element, card]) => ({card, distance: getDistance(element)}))
    .sort((a, b) => a.distance - b.distance);
  const stopped = candidates.slice(MAX_LIVE).filter(({card}) => card.live);
  const started = candidates.slice(0, MAX_LIVE).filter(({card}) => !card.live);
  // The limit must not be exceeded in between.
  for (const {card} of [...stopped, ...started]) {
    card.live = !card.live;
    card.onChange(card.live);
  }
}

function schedule(delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(updateLiveCards, delay);
}

const onScroll = (): void => schedule(SCROLL_IDLE_MS);

function start(): void {
  observer = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        const card = cards.get(target);
        if (card) {
          card.near = isIntersecting;
        }
      }
      // While the page is scrolled, the scroll listener waits for its end.
      if (timer === undefined) {
        schedule(0);
      }
    },
    {rootMargin: `${MARGIN_PX}px 0px`},
  );
  window.addEventListener('scroll', onScroll, {passive: true});
}

function stop(): void {
  window.removeEventListener('scroll', onScroll);
  clearTimeout(timer);
  timer = undefined;
  observer?.disconnect();
  observer = undefined;
}

/**
 * Calls back when the demo of a card should start or stop. All cards share one observer. Returns a
 * function that removes the card.
 */
export function watchCard(element: Element, onChange: (live: boolean) => void): () => void {
  if (!observer) {
    start();
  }
  cards.set(element, {onChange, near: false, live: false});
  observer?.observe(element);
  return () => {
    cards.delete(element);
    observer?.unobserve(element);
    if (cards.size === 0) {
      stop();
    }
  };
}
