import {findText} from './findText';

/** Name of the highlight; its style is in Answer.module.css. */
const HIGHLIGHT = 'search-passage';

/** How often to look for the passage, and how long its page may take to load, in milliseconds. */
const INTERVAL_MS = 150;
const TIMEOUT_MS = 6000;

/**
 * Marks a passage once its page is displayed, and scrolls to it if it's outside the viewport. The
 * mark doesn't change the DOM, so nothing moves. It stays until the next click.
 *
 * @param href URL of its section
 * @param text the passage, with backticks around code
 */
export function markPassage(href: string, text: string): void {
  if (!('highlights' in CSS)) {
    return;
  }
  CSS.highlights.delete(HIGHLIGHT);
  const {pathname, hash} = new URL(href, window.location.href);
  const deadline = performance.now() + TIMEOUT_MS;
  const tryToMark = () => {
    const heading =
      window.location.pathname === pathname &&
      document.getElementById(decodeURIComponent(hash.slice(1)));
    const range = heading && findText(heading, text);
    if (!range) {
      if (performance.now() < deadline) {
        setTimeout(tryToMark, INTERVAL_MS);
      }
      return;
    }
    CSS.highlights.set(HIGHLIGHT, new Highlight(range));
    document.addEventListener('pointerdown', () => CSS.highlights.delete(HIGHLIGHT), {once: true});
    // The page scrolls to the section first.
    requestAnimationFrame(() => {
      const {top, bottom} = range.getBoundingClientRect();
      if (top < 0 || bottom > window.innerHeight) {
        range.startContainer.parentElement?.scrollIntoView({block: 'center'});
      }
    });
  };
  requestAnimationFrame(tryToMark);
}
