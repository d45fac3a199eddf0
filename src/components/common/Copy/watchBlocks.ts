import {COPY_ROOT} from './copyRoot';

const APPROACHES = ['pointerover', 'focusin'] as const;

let watching = false;
/** The last element under the pointer. */
let pointed: EventTarget | null = null;
let loading = false;
/** The last key that was pressed while loading, so an early Ctrl/⌘ + C isn't lost. */
let pressed: KeyboardEvent | undefined;

function press(event: KeyboardEvent): void {
  pressed = event;
}

function approach({type, target}: Event): void {
  if (type === 'pointerover') {
    pointed = target;
  }
  if (loading || !(target instanceof Element) || !target.closest(COPY_ROOT)) {
    return;
  }
  loading = true;
  document.addEventListener('keydown', press);
  // Also loads the fallback, because users who get here may need it.
  void import(/* webpackChunkName: "copy" */ './copyBySelection').catch(() => undefined);
  import(/* webpackChunkName: "copy" */ './keyboardCopy')
    .then(
      ({startKeyboardCopy}) => {
        APPROACHES.forEach((name) => document.removeEventListener(name, approach));
        startKeyboardCopy(pointed, pressed);
      },
      () => {
        // Offline, or a new version was deployed. The next approach tries again.
        loading = false;
      },
    )
    .finally(() => document.removeEventListener('keydown', press));
}

/**
 * Enables Ctrl/⌘ + C for the code block under the pointer or around the focus. The code for it
 * loads when a user first approaches a block. All blocks share one set of listeners.
 */
export function watchBlocks(): void {
  if (!watching) {
    watching = true;
    APPROACHES.forEach((name) => document.addEventListener(name, approach, {passive: true}));
  }
}
