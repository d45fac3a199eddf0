/**
 * The id of the live region. It's in every page from the start, so screen readers observe it before
 * the first message.
 */
export const ANNOUNCER_ID = 'announcer';

/** Announces a short message to screen readers, politely. */
export function announce(message: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (region) {
    // Repeating a message is announced only if its text differs.
    region.textContent = region.textContent === message ? `${message}\u00a0` : message;
  }
}
