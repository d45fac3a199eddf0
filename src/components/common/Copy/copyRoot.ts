/** What the pointer or the focus must be in for Ctrl/⌘ + C to copy it. */
export const COPY_ROOT = '.MuiCode-root';
