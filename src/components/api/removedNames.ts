import {candidateIds} from './findRow';

/** Renders the list of a disclosure from its `noscript`, once, when the user first expands it. */
export function renderRemoved(details: HTMLDetailsElement): void {
  const noscript = details.querySelector('noscript');
  if (noscript) {
    // With JavaScript, the content of a noscript is text.
    noscript.outerHTML = noscript.textContent;
  }
}

/**
 * Returns the row that a fragment refers to: by one of its ids, or else by name, if the fragment is
 * only a name or a former id on the component's page.
 */
function findInList(fragment: string, list: ParentNode): HTMLElement | null {
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
export function findRemoved(fragment: string, details: HTMLDetailsElement): HTMLElement | null {
  const noscript = details.querySelector('noscript');
  if (noscript) {
    const list = document.createElement('template');
    list.innerHTML = noscript.textContent;
    if (!findInList(fragment, list.content)) {
      return null;
    }
    renderRemoved(details);
  }
  return findInList(fragment, details);
}
