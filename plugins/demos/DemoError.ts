/** Bad input by a writer. The message is one line: where, what is wrong, how to mend it. */
export class DemoError extends Error {
  override name = 'DemoError';
}
