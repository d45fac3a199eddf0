import {COPY_ROOT} from './copyRoot';

const APPROACHES = ['pointerover', 'focusin'] as const;

let watching = false;
/** What the pointer was last over. */
let pointed: EventTarget | null = null;
let loading = false;
/** The last key that was pressed while loading: a quick reader's Ctrl/⌘ + C is not lost. */
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
  // The other way to copy comes along: a reader who is here may need both.
  void import(/* webpackChunkName: "copy" */ './copyBySelection').catch(() => undefined);
  import(/* webpackChunkName: "copy" */ './keyboardCopy')
    .then(
      ({startKeyboardCopy}) => {
        APPROACHES.forEach((name) => document.removeEventListener(name, approach));
        startKeyboardCopy(pointed, pressed);
      },
      () => {
        // Offline, or a new version was deployed: the next approach tries again.
        loading = false;
      },
    )
    .finally(() => document.removeEventListener('keydown', press));
}

/**
 * Makes Ctrl/⌘ + C copy the code block under the pointer or around the focus, from the moment at which a reader first
 * approaches one: nobody needs the code for it before. One set of listeners serves the page.
 */
export function watchBlocks(): void {
  if (!watching) {
    watching = true;
    APPROACHES.forEach((name) => document.addEventListener(name, approach, {passive: true}));
  }
}
