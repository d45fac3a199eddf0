/**
 * Copies by selecting the text in a temporary element. Returns whether the browser reports success.
 */
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
    // Deprecated without a replacement, but the only option if the Clipboard API is missing or
    // blocked.
    return document.execCommand('copy');
  } finally {
    selection?.removeAllRanges();
    carrier.remove();
  }
}
