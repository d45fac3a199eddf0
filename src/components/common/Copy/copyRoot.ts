/** Selector of the elements in which Ctrl/⌘ + C copies the code under the pointer or the focus. */
export const COPY_ROOT = '.MuiCode-root';
