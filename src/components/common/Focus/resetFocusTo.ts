/**
 * Puts the focus where a reload of the page would leave it: nothing has it, and the next Tab goes to the first stop of the
 * page, or to the first one after the element that an address names.
 */
export function resetFocusTo(element: HTMLElement = document.body): void {
  const own = element.getAttribute('tabindex');
  element.tabIndex = -1;
  element.focus({preventScroll: true});
  if (own === null) {
    element.removeAttribute('tabindex');
  }
}
