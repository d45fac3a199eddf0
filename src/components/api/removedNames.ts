import {candidateIds} from './findRow';

/** Renders the list of a disclosure from its `noscript`, once, when the user first expands it. */
export function fillRemoved(fold: HTMLDetailsElement): void {
  const hidden = fold.querySelector('noscript');
  if (hidden) {
    // With JavaScript, the content of a noscript is text.
    hidden.outerHTML = hidden.textContent;
  }
}

/**
 * Returns the row that a fragment refers to: by one of its ids, or else by name, if the fragment is
 * only a name or a former id on the component's page.
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

/**
 * Returns the row of a removed name that a fragment refers to, rendering the list if necessary.
 * Returns `null` if the page never had such a name.
 */
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
