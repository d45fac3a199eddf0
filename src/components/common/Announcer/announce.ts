/** The id of the live region: it is in every page from the start, so that screen readers listen before it says anything. */
export const ANNOUNCER_ID = 'announcer';

/** Says a short message to screen readers, politely. */
export function announce(message: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (region) {
    // The same words once more are a change only if something about them is another.
    region.textContent = region.textContent === message ? `${message}\u00a0` : message;
  }
}
