import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Minimum duration of focus before a page is fetched, in milliseconds. Prevents fetching for links
 * that the user tabs past.
 */
const DWELL_MS = 100;

/**
 * Returns the path of the page that a link at `target` links to, if it's another page of this site.
 */
function findPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === window.location.origin && link.pathname !== window.location.pathname
    ? link.pathname
    : undefined;
}

/**
 * Fetches the target of a link when the user intends to open it. Docusaurus' links do so on hover. Here, links that keep the
 * focus for a moment do it too, and so do links in the HTML that React doesn't render.
 */
export function preloadOnIntent(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocus = ({target}: FocusEvent): void => {
    clearTimeout(timer);
    const path = findPath(target);
    if (path) timer = setTimeout(() => void window.docusaurus.preload(path), DWELL_MS);
  };
  const onPoint = ({target}: Event): void => {
    const path = findPath(target);
    if (path) void window.docusaurus.preload(path);
  };
  document.addEventListener('focusin', onFocus);
  document.addEventListener('mouseover', onPoint);
  document.addEventListener('touchstart', onPoint, {passive: true});
  return () => {
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('mouseover', onPoint);
    document.removeEventListener('touchstart', onPoint);
  };
}

if (ExecutionEnvironment.canUseDOM) preloadOnIntent();
