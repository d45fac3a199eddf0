/** Copies by selecting the text in a throw-away element; true when the browser says that it did. */
function copyBySelection(text: string): boolean {
  const selection = document.getSelection();
  const carrier = document.createElement('span');
  carrier.textContent = text;
  carrier.style.cssText =
    'position:fixed;inset-block-start:0;clip-path:inset(50%);white-space:pre;user-select:all;-webkit-user-select:all';
  document.body.append(carrier);
  try {
    selection?.removeAllRanges();
    const range = document.createRange();
    range.selectNodeContents(carrier);
    selection?.addRange(range);
    // Deprecated and without a successor: the one way left where the clipboard API is missing or refused.
    return document.execCommand('copy');
  } finally {
    selection?.removeAllRanges();
    carrier.remove();
  }
}

/**
 * Copies text: with the clipboard API, and where that is missing or refuses, by a selection and the copy command.
 * Rejects with a `NotAllowedError` when neither may copy; an error of the copy command itself is passed on.
 */
export async function copyText(text: string): Promise<void> {
  // The types promise a clipboard; pages on plain http have none.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    try {
      await clipboard.writeText(text);
      return;
    } catch {
      // Refused: the copy command may still be allowed.
    }
  }
  if (!copyBySelection(text)) {
    throw new DOMException('The request is not allowed', 'NotAllowedError');
  }
}
