/** The key code that Safari sends after `compositionend` for a key that an IME has processed. */
const PROCESSED_KEY_CODE = 229;

/** Demos and their portals, because MUI components support input methods themselves. */
const MUI_ELEMENTS = '[data-demo-scope], .MuiPopper-root, .MuiPopover-root, .MuiModal-root';

/**
 * Hides keys that an IME handles, such as Enter to confirm a Chinese word, from all handlers of the
 * site: search, editor, filters, menus, and shortcuts. It's a capturing listener on the window, so
 * it runs first.
 */
function ignoreComposedKeys(event: KeyboardEvent): void {
  const {isComposing, keyCode, key, target} = event;
  const isInLibrary = target instanceof Element && target.closest(MUI_ELEMENTS) !== null;
  if (isInLibrary || !(isComposing || keyCode === PROCESSED_KEY_CODE)) {
    return;
  }
  event.stopPropagation();
  // The word is confirmed or canceled, so the key must not also submit a form or close a dialog.
  if (!isComposing && (key === 'Enter' || key === 'Escape')) {
    event.preventDefault();
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', ignoreComposedKeys, {capture: true});
}
