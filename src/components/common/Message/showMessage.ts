import {translate} from '@docusaurus/Translate';
import {announce} from '../Announcer/announce';
import styles from './showMessage.module.css';

/** Default duration of a message, in milliseconds. */
const DEFAULT_DURATION_MS = 3000;

interface MessageOptions {
  /** Duration in milliseconds. */
  duration?: number;
  /** Shows it at the top, with a close button. */
  isError?: boolean;
  /** Called after it was closed, automatically or by the user. */
  onClose?: () => void;
}

let close: (() => void) | undefined;

function createCloseButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.close ?? '';
  button.ariaLabel = translate({
    id: 'docs.message.close',
    message: 'Close',
    description: 'The accessible name of the button that closes an error message',
  });
  button.textContent = '✕';
  button.addEventListener('click', () => close?.());
  return button;
}

/**
 * Shows a short message at the bottom of the window, or an error at the top, and announces it to
 * screen readers. A new message replaces it.
 */
export function showMessage(
  text: string,
  {duration = DEFAULT_DURATION_MS, isError = false, onClose}: MessageOptions = {},
): void {
  close?.();
  const message = document.createElement('div');
  message.className = styles.message ?? '';
  // The live region of `announce` contains the text for screen readers; this one is visual.
  const label = document.createElement('span');
  label.ariaHidden = 'true';
  label.textContent = text;
  message.append(label);
  if (isError) {
    message.dataset.error = '';
    message.append(createCloseButton());
  }
  document.body.append(message);
  announce(text);
  const timer = setTimeout(() => close?.(), duration);
  close = () => {
    close = undefined;
    clearTimeout(timer);
    message.remove();
    onClose?.();
  };
}
