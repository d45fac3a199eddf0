import {announce} from '../Announcer/announce';
import styles from './showMessage.module.css';

/** How long a message stays, in ms. */
const DURATION = 3000;

let shown: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a short message at the lower edge of the window, an error at the upper one, and says it to screen readers; a new one
 * replaces it.
 */
export function showMessage(
  text: string,
  {duration = DURATION, isError = false}: {duration?: number; isError?: boolean} = {},
): void {
  shown?.remove();
  clearTimeout(timer);
  shown = document.createElement('div');
  shown.className = styles.message ?? '';
  if (isError) {
    shown.dataset.error = '';
  }
  // The live region of `announce` says it; this is for the eye.
  shown.ariaHidden = 'true';
  shown.textContent = text;
  document.body.append(shown);
  announce(text);
  timer = setTimeout(() => shown?.remove(), duration);
}
