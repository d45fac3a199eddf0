/** Code, and links to the API reference. */
const SUBJECT = 'article pre, article a[href*="/x/api/"]';
const EVENTS = ['pointerover', 'focusin'] as const;

let loading = false;

/**
 * Loads what marks the names in code and describes them, when the user first points at code or
 * focuses it.
 */
function approach(event: Event): void {
  // A tap on unmarked code starts editing, so the first touch anywhere on a page counts.
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  const subject = event.target instanceof Element && event.target.closest(SUBJECT);
  if ((!subject && !isTouch) || loading) {
    return;
  }
  loading = true;
  import(/* webpackChunkName: "code-names" */ '../components/page/CodeNames/startCodeNames').then(
    ({startCodeNames}) => {
      EVENTS.forEach((name) => document.removeEventListener(name, approach));
      startCodeNames(event);
    },
    () => {
      // Offline, or a new version was deployed. The next approach tries again.
      loading = false;
    },
  );
}

if (typeof document !== 'undefined') {
  EVENTS.forEach((name) => document.addEventListener(name, approach, {passive: true}));
}
