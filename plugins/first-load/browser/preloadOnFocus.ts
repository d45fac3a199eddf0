import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Long enough to tell a stop from passing by with the tab key. */
const DWELL_MS = 100;

/**
 * Gives keyboard readers what Docusaurus' links give the mouse on hover: a link that keeps the focus
 * for a moment fetches the chunks of its page.
 */
export function preloadOnFocus(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocus = ({target}: FocusEvent): void => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin || link.pathname === window.location.pathname)
      return;
    timer = setTimeout(() => void window.docusaurus.preload(link.pathname), DWELL_MS);
  };
  document.addEventListener('focusin', onFocus);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocus);
  };
}

if (ExecutionEnvironment.canUseDOM) preloadOnFocus();
