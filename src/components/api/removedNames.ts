import {candidateIds} from './findRow';

/** Draws the list of a fold from its `noscript`, once: until a reader asks for it, it is no part of the page. */
export function fillRemoved(fold: HTMLDetailsElement): void {
  const hidden = fold.querySelector('noscript');
  if (hidden) {
    // With scripts a browser takes what is in it for text.
    hidden.outerHTML = hidden.textContent;
  }
}

/**
 * The row that a fragment means: under one of its ids; else, where it is no more than a name, or an id of the component's
 * page under a former name, the row of that name.
 */
function findAmong(fragment: string, list: ParentNode): HTMLElement | null {
  const ids = candidateIds(fragment);
  const row = list.querySelector<HTMLElement>(ids.map((id) => `li[id='${CSS.escape(id)}']`).join());
  if (row) {
    return row;
  }
  if (document.getElementById(fragment)) {
    return null;
  }
  const ends = ids.flatMap((id) => /-(?:class|slot|prop|property)-.+$/.exec(id)?.[0] ?? []);
  return (
    [...list.querySelectorAll<HTMLElement>('li[id]')].find(
      ({id, firstElementChild: name}) =>
        name?.textContent === fragment || ends.some((end) => id.endsWith(end)),
    ) ?? null
  );
}

/** The row of a removed name that a fragment means, drawn if it was not; nothing where the page has never had such a name. */
export function findRemoved(fragment: string, fold: HTMLDetailsElement): HTMLElement | null {
  const hidden = fold.querySelector('noscript');
  if (hidden) {
    const list = document.createElement('template');
    list.innerHTML = hidden.textContent;
    if (!findAmong(fragment, list.content)) {
      return null;
    }
    fillRemoved(fold);
  }
  return findAmong(fragment, fold);
}
