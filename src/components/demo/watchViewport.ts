/** Distance from the viewport at which a demo starts to load, in pixels: about one phone screen. */
const LOAD_MARGIN_PX = 500;

const callbacks = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;
let hasScrolled = false;

const isPhone = (): boolean => window.matchMedia('(width < 600px)').matches;

function startObserver(): void {
  observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting) {
          callbacks.get(target)?.();
        }
      }
    },
    // Until the user scrolls, only visible demos load, because the user may never reach the others.
    // On phones, they must be in the upper half; a touch loads the others.
    {rootMargin: hasScrolled ? `${LOAD_MARGIN_PX}px 0px` : isPhone() ? '0px 0px -50%' : '0px'},
  );
  callbacks.forEach((_, element) => observer?.observe(element));
}

function widenMargin({type}: Event): void {
  // A navigation scrolls to the top and fires an event that isn't the user's.
  if (type === 'touchstart' || window.scrollY > 0) {
    hasScrolled = true;
    stopScrollListeners();
    observer?.disconnect();
    startObserver();
  }
}

function stopScrollListeners(): void {
  window.removeEventListener('scroll', widenMargin);
  window.removeEventListener('touchstart', widenMargin);
}

const notifyAll = (): void => callbacks.forEach((onNear) => onNear());

function stopObserver(): void {
  window.removeEventListener('beforeprint', notifyAll);
  stopScrollListeners();
  observer?.disconnect();
  observer = undefined;
}

/**
 * Calls `onNear` when an element is visible or, after the user has scrolled or touched the screen,
 * near the viewport. All elements share one observer, and each page starts in the initial state.
 * Returns a function that stops watching.
 */
export function watchViewport(element: Element, onNear: () => void): () => void {
  callbacks.set(element, onNear);
  if (observer) {
    observer.observe(element);
  } else {
    // Going back, or following a link into a page, scrolls without an event.
    hasScrolled = window.scrollY > 0;
    if (!hasScrolled) {
      window.addEventListener('scroll', widenMargin, {passive: true});
      window.addEventListener('touchstart', widenMargin, {passive: true});
    }
    // In print, all demos are visible, and those whose code has loaded can still be rendered.
    window.addEventListener('beforeprint', notifyAll);
    startObserver();
  }
  return () => {
    callbacks.delete(element);
    observer?.unobserve(element);
    if (callbacks.size === 0) {
      stopObserver();
    }
  };
}
