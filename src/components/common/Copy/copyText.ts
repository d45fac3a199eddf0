/** Loads the fallback, which most users never need. If it fails to load, copying fails. */
async function copyBySelection(text: string): Promise<boolean> {
  const loaded = await import(/* webpackChunkName: "copy" */ './copyBySelection').catch(
    () => undefined,
  );
  return loaded?.copyBySelection(text) ?? false;
}

/**
 * Copies text with the Clipboard API, or with a selection and the copy command if the API is
 * missing or blocked. Rejects with a `NotAllowedError` if both are blocked, or with the error of
 * the copy command. Errors are also reported to the window's `error` event: the caller informs the
 * user, and monitoring records the problem.
 */
export async function copyText(text: string): Promise<void> {
  // The types guarantee a clipboard, but insecure origins don't have one.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    try {
      await clipboard.writeText(text);
      return;
    } catch {
      // Blocked, but the copy command may still work.
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
