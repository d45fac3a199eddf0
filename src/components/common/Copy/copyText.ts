/** The other way to copy, which most readers never need; a browser that cannot load it may not copy at all. */
async function copyBySelection(text: string): Promise<boolean> {
  const loaded = await import(/* webpackChunkName: "copy" */ './copyBySelection').catch(
    () => undefined,
  );
  return loaded?.copyBySelection(text) ?? false;
}

/**
 * Copies text: with the clipboard API, and where that is missing or refuses, by a selection and the copy command.
 * Rejects with a `NotAllowedError` when neither may copy; an error of the copy command itself is passed on. Either is also
 * reported to the window's `error` event: whoever calls tells the reader, and whoever watches over the site learns of it.
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
  try {
    if (!(await copyBySelection(text))) {
      throw new DOMException('The request is not allowed', 'NotAllowedError');
    }
  } catch (error) {
    window.reportError(error);
    throw error;
  }
}
