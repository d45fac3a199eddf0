import {COPY_ROOT} from './copyRoot';

const EVENTS = ['pointerover', 'focusin'] as const;

let watching = false;
/** The last element under the pointer. */
let hoveredTarget: EventTarget | null = null;
let loading = false;
/** The last key that was pressed while loading, so an early Ctrl/⌘ + C isn't lost. */
let pressedKey: KeyboardEvent | undefined;

function handleKeyDown(event: KeyboardEvent): void {
  pressedKey = event;
}

function handleApproach({type, target}: Event): void {
  if (type === 'pointerover') {
    hoveredTarget = target;
  }
  if (loading || !(target instanceof Element) || !target.closest(COPY_ROOT)) {
    return;
  }
  loading = true;
  document.addEventListener('keydown', handleKeyDown);
  // Also loads the fallback, because users who get here may need it.
  void import(/* webpackChunkName: "copy" */ './copyBySelection').catch(() => undefined);
  import(/* webpackChunkName: "copy" */ './keyboardCopy')
    .then(
      ({startKeyboardCopy}) => {
        EVENTS.forEach((name) => document.removeEventListener(name, handleApproach));
        startKeyboardCopy(hoveredTarget, pressedKey);
      },
      () => {
        // Offline, or a new version was deployed. The next approach tries again.
        loading = false;
      },
    )
    .finally(() => document.removeEventListener('keydown', handleKeyDown));
}

/**
 * Enables Ctrl/⌘ + C for the code block under the pointer or around the focus. The code for it
 * loads when a user first approaches a block. All blocks share one set of listeners.
 */
export function watchBlocks(): void {
  if (!watching) {
    watching = true;
    EVENTS.forEach((name) => document.addEventListener(name, handleApproach, {passive: true}));
  }
}
