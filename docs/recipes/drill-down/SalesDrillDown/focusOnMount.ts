/** A ref callback that moves the focus to an element when it appears. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();
