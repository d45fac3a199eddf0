/**
 * Resets the focus as a reload would: no element has it, and the next Tab moves to the first stop
 * of the page, or to the first one after the provided element.
 */
export function resetFocusTo(element: HTMLElement = document.body): void {
  const tabIndexAttribute = element.getAttribute('tabindex');
  element.tabIndex = -1;
  element.focus({preventScroll: true});
  if (tabIndexAttribute === null) {
    element.removeAttribute('tabindex');
  }
}
