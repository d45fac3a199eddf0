/** What Safari sends after `compositionend`: a key that an input method has processed. */
const PROCESSED = 229;

/** Demos and what MUI opens outside of them: the components know about input methods themselves. */
const LIBRARY = '[data-demo-scope], .MuiPopper-root, .MuiPopover-root, .MuiModal-root';

/**
 * Keeps keys that an input method takes, such as the Enter that confirms a Chinese word, from every handler of the site: search,
 * editor, filters, menus, shortcuts. The window sees a key before the page does.
 */
function ignoreComposedKeys(event: KeyboardEvent): void {
  const {isComposing, keyCode, key, target} = event;
  const isInLibrary = target instanceof Element && target.closest(LIBRARY) !== null;
  if (isInLibrary || !(isComposing || keyCode === PROCESSED)) {
    return;
  }
  event.stopPropagation();
  // The word is confirmed or given up: the key doesn't also submit a form or close a dialog.
  if (!isComposing && (key === 'Enter' || key === 'Escape')) {
    event.preventDefault();
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', ignoreComposedKeys, {capture: true});
}
