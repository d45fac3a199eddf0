/** Attribute of the root element while the visible tooltip is dismissed. */
const DISMISSED = 'data-tooltips-dismissed';

let isListening = false;
let dismissed: Element | null = null;

const findOwner = ({target}: Event): Element | null =>
  target instanceof Element ? target.closest('[data-tooltip]') : null;

/** Resets the dismissal when the pointer or focus moves to another control. */
function onMove(event: Event): void {
  if (dismissed && findOwner(event) !== dismissed) {
    dismissed = null;
    document.documentElement.removeAttribute(DISMISSED);
  }
}

/** Dismisses toolbar tooltips on Escape, without moving the pointer or the focus. */
export function listenForDismissal(): void {
  if (isListening) {
    return;
  }
  isListening = true;
  document.addEventListener('keydown', (event) => {
    const shown = document.querySelector('[data-tooltip]:is(:hover, :focus-visible)');
    if (event.key === 'Escape' && shown) {
      dismissed = shown;
      document.documentElement.setAttribute(DISMISSED, '');
    }
  });
  document.addEventListener('pointerover', onMove, {passive: true});
  document.addEventListener('focusin', onMove);
}
