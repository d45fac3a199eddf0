/**
 * Copies by selecting the text in a temporary element. Returns whether the browser reports success.
 */
export function copyBySelection(text: string): boolean {
  const selection = document.getSelection();
  const element = document.createElement('span');
  element.textContent = text;
  element.style.cssText =
    'position:fixed;inset-block-start:0;clip-path:inset(50%);white-space:pre;user-select:all;-webkit-user-select:all';
  document.body.append(element);
  try {
    selection?.removeAllRanges();
    const range = document.createRange();
    range.selectNodeContents(element);
    selection?.addRange(range);
    // Deprecated without a replacement, but the only option if the Clipboard API is missing or
    // blocked.
    return document.execCommand('copy');
  } finally {
    selection?.removeAllRanges();
    element.remove();
  }
}
