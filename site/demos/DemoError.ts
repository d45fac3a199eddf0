/** Bad input by a writer. The message is one line: where, what is wrong, how to fix it. */
export class DemoError extends Error {
  override name = 'DemoError';

  constructor(message: string) {
    super(message);
    // Bundlers print the stack; where in our own code the fault was found helps nobody who writes a page.
    this.stack = `${this.name}: ${message}`;
  }
}
