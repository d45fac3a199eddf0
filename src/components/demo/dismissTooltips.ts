/** Attribute of the root element while the visible tooltip is dismissed. */
const DISMISSED_ATTRIBUTE = 'data-tooltips-dismissed';

let isListening = false;
let dismissedControl: Element | null = null;

const findControl = ({target}: Event): Element | null =>
  target instanceof Element ? target.closest('[data-tooltip]') : null;

/** Resets the dismissal when the pointer or focus moves to another control. */
function restoreTooltips(event: Event): void {
  if (dismissedControl && findControl(event) !== dismissedControl) {
    dismissedControl = null;
    document.documentElement.removeAttribute(DISMISSED_ATTRIBUTE);
  }
}

/** Dismisses toolbar tooltips on Escape, without moving the pointer or the focus. */
export function listenForTooltipDismissal(): void {
  if (isListening) {
    return;
  }
  isListening = true;
  document.addEventListener('keydown', (event) => {
    const shown = document.querySelector('[data-tooltip]:is(:hover, :focus-visible)');
    if (event.key === 'Escape' && shown) {
      dismissedControl = shown;
      document.documentElement.setAttribute(DISMISSED_ATTRIBUTE, '');
    }
  });
  document.addEventListener('pointerover', restoreTooltips, {passive: true});
  document.addEventListener('focusin', restoreTooltips);
}
