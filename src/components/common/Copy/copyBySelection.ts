/** Copies by selecting the text in a throw-away element; true when the browser says that it did. */
export function copyBySelection(text: string): boolean {
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
