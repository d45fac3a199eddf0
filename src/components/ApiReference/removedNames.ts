import {candidateIds} from './findRow';

/** Draws the list of a fold from its `noscript`, once: until a reader asks for it, it is no part of the page. */
export function fillRemoved(fold: HTMLDetailsElement): void {
  const hidden = fold.querySelector('noscript');
  if (hidden) {
    // With scripts a browser takes what is in it for text.
    hidden.outerHTML = hidden.textContent;
  }
}

/** The row of a removed name that a fragment means, drawn if it was not; nothing where the page has never had such a name. */
export function findRemoved(fragment: string, fold: HTMLDetailsElement): HTMLElement | null {
  const ids = candidateIds(fragment);
  const selector = ids.map((id) => `[id='${CSS.escape(id)}']`).join();
  const hidden = fold.querySelector('noscript');
  if (hidden) {
    const list = document.createElement('template');
    list.innerHTML = hidden.textContent;
    if (!list.content.querySelector(selector)) {
      return null;
    }
    fillRemoved(fold);
  }
  return fold.querySelector<HTMLElement>(selector);
}
