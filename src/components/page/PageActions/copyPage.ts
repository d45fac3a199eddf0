import {copyText} from '../../common/Copy/copyText';

async function load(markdownUrl: string): Promise<string> {
  const response = await fetch(markdownUrl);
  if (!response.ok) {
    throw new Error(`${markdownUrl}: ${response.status}`);
  }
  return response.text();
}

/**
 * Copies the text at a URL of this site. It calls the clipboard before the text has loaded, because
 * some browsers require that during the click.
 *
 * @throws if the text can't be loaded, or the clipboard is blocked
 */
export async function copyPage(markdownUrl: string): Promise<void> {
  const text = load(markdownUrl);
  // The types guarantee a clipboard, but insecure origins don't have one.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard && typeof ClipboardItem !== 'undefined') {
    const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
    // A blocked clipboard never awaits the blob. `text` reports whether the text could be loaded.
    blob.catch(() => undefined);
    try {
      await clipboard.write([new ClipboardItem({'text/plain': blob})]);
      return;
    } catch {
      // Blocked, or the browser doesn't support promises here; the fallback may still work.
    }
  }
  await copyText(await text);
}
