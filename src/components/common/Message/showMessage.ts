import {translate} from '@docusaurus/Translate';
import {announce} from '../Announcer/announce';
import styles from './showMessage.module.css';

/** How long a message stays, in ms. */
const DURATION = 3000;

interface MessageOptions {
  /** How long it stays, in ms. */
  duration?: number;
  /** Stands at the upper edge, and can be closed. */
  isError?: boolean;
  /** Called once it is gone, by itself or because the reader closed it. */
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
 * Shows a short message at the lower edge of the window, an error at the upper one, and says it to screen readers; a new one
 * replaces it.
 */
export function showMessage(
  text: string,
  {duration = DURATION, isError = false, onClose}: MessageOptions = {},
): void {
  close?.();
  const message = document.createElement('div');
  message.className = styles.message ?? '';
  // The live region of `announce` says it; this is for the eye.
  const words = document.createElement('span');
  words.ariaHidden = 'true';
  words.textContent = text;
  message.append(words);
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
