import {copyText} from '../../common/Copy/copyText';

async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

/**
 * Copies the text at an address of this site. The clipboard is asked before the text is there, because some browsers allow
 * it only while the click lasts.
 *
 * @throws when the text cannot be had, or copying is refused.
 */
export async function copyPage(address: string): Promise<void> {
  const text = load(address);
  // The types promise a clipboard; pages on plain http have none.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard && typeof ClipboardItem !== 'undefined') {
    const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
    // A clipboard that refuses never looks at it: whether the text could be had is told by `text`.
    blob.catch(() => undefined);
    try {
      await clipboard.write([new ClipboardItem({'text/plain': blob})]);
      return;
    } catch {
      // Refused, or this browser takes no promise: the older ways may still be allowed.
    }
  }
  await copyText(await text);
}
