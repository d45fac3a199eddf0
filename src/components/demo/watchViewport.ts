/** How far outside of the viewport, in px, a demo starts to load: about one screen of a phone. */
const MARGIN = 500;

const callbacks = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;
let hasScrolled = false;

function watch(): void {
  observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting) {
          callbacks.get(target)?.();
        }
      }
    },
    // A page that nobody scrolls loads what is on show: below it may lie whatever the reader never gets to.
    {rootMargin: hasScrolled ? `${MARGIN}px 0px` : '0px'},
  );
  callbacks.forEach((_, element) => observer?.observe(element));
}

function widen(): void {
  // The way to another page ends at its top, and says that it scrolled there: no reader did.
  if (window.scrollY > 0) {
    hasScrolled = true;
    window.removeEventListener('scroll', widen);
    observer?.disconnect();
    watch();
  }
}

const callAll = (): void => callbacks.forEach((onNear) => onNear());

function stop(): void {
  window.removeEventListener('beforeprint', callAll);
  window.removeEventListener('scroll', widen);
  observer?.disconnect();
  observer = undefined;
}

/**
 * Calls back when an element is on show or, once the reader has begun to scroll, near it. One observer serves the page;
 * the next page begins anew, as whoever comes to it does. Returns the way to stop.
 */
export function watchViewport(element: Element, onNear: () => void): () => void {
  callbacks.set(element, onNear);
  if (observer) {
    observer.observe(element);
  } else {
    // Whoever comes back to a page, or follows a link into it, has scrolled without a word.
    hasScrolled = window.scrollY > 0;
    if (!hasScrolled) {
      window.addEventListener('scroll', widen, {passive: true});
    }
    // Paper has no viewport: all of them are on show there, and those whose code is here already make it onto the sheet.
    window.addEventListener('beforeprint', callAll);
    watch();
  }
  return () => {
    callbacks.delete(element);
    observer?.unobserve(element);
    if (callbacks.size === 0) {
      stop();
    }
  };
}
