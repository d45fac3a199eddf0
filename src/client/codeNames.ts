/** Code, and links to the API reference. */
const TARGETS = 'article pre, article a[href*="/x/api/"]';
const EVENTS = ['pointerover', 'focusin'] as const;

let loading = false;

/**
 * Loads the code that links API names and shows their cards when the user first points at code or
 * focuses it.
 */
function loadOnApproach(event: Event): void {
  // A tap on unmarked code starts editing, so the first touch anywhere on a page counts.
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  const subject = event.target instanceof Element && event.target.closest(TARGETS);
  if ((!subject && !isTouch) || loading) {
    return;
  }
  loading = true;
  import(/* webpackChunkName: "code-names" */ '../components/page/CodeNames/startCodeNames').then(
    ({startCodeNames}) => {
      EVENTS.forEach((name) => document.removeEventListener(name, loadOnApproach));
      startCodeNames(event);
    },
    () => {
      // Offline, or a new version was deployed. The next approach tries again.
      loading = false;
    },
  );
}

if (typeof document !== 'undefined') {
  EVENTS.forEach((name) => document.addEventListener(name, loadOnApproach, {passive: true}));
}
