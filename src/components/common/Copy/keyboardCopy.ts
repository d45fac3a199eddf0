import {COPY_ROOT} from './copyRoot';

const COPY_BUTTON = '.MuiCode-copy';
const ACTION_ATTRIBUTE = 'data-ga-event-action';

/** The block under the pointer after the last pointer event. */
let hovered: Element | null = null;

function findBlock(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(COPY_ROOT) : null;
}

function handlePointer(event: Event): void {
  const block = event.type === 'pointerleave' ? null : findBlock(event.target);
  if (block === hovered) {
    return;
  }
  // The focus on a button would keep its block current after the pointer leaves. Keyboard focus
  // doesn't change.
  const focused = document.activeElement;
  if (
    hovered?.contains(focused) &&
    focused instanceof HTMLElement &&
    focused.matches(COPY_BUTTON) &&
    !focused.matches(':focus-visible')
  ) {
    focused.blur();
  }
  hovered = block;
}

function hasSelection(): boolean {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    try {
      if (field.selectionStart !== field.selectionEnd) {
        return true;
      }
    } catch {
      // Some input types don't support selection and throw.
    }
  }
  return (document.getSelection()?.toString() ?? '') !== '';
}

function copyCurrentBlock(event: KeyboardEvent): void {
  if (
    !(event.ctrlKey || event.metaKey) ||
    event.shiftKey ||
    event.altKey ||
    event.key.toLowerCase() !== 'c' ||
    event.defaultPrevented
  ) {
    return;
  }
  const block = hovered?.isConnected ? hovered : findBlock(document.activeElement);
  const button = block?.querySelector<HTMLElement>(COPY_BUTTON);
  if (!button || hasSelection()) {
    return;
  }
  const action = button.getAttribute(ACTION_ATTRIBUTE) ?? '';
  button.setAttribute(ACTION_ATTRIBUTE, action.replace('click', 'keyboard'));
  button.click();
  button.setAttribute(ACTION_ATTRIBUTE, action);
}

/**
 * Starts handling Ctrl/⌘ + C for the code block under the pointer or around the focus. If nothing is
 * selected, it clicks the block's copy button, whose `data-ga-event-action` contains `keyboard`
 * instead of `click` for that click.
 *
 * @param pointed the element under the pointer
 * @param pressed the last key that was pressed before this loaded
 */
export function startKeyboardCopy(pointed: EventTarget | null, pressed?: KeyboardEvent): void {
  hovered = findBlock(pointed);
  if (pressed) {
    copyCurrentBlock(pressed);
  }
  document.addEventListener('pointerover', handlePointer, {passive: true});
  document.documentElement.addEventListener('pointerleave', handlePointer, {passive: true});
  document.addEventListener('keydown', copyCurrentBlock);
}
