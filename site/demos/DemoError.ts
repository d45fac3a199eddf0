import {BuildProblemError} from '../problems/problemStore';

/** Bad input by a writer. The message is one line: where, what is wrong, how to fix it. */
export class DemoError extends BuildProblemError {
  override name = 'DemoError';

  constructor(message: string) {
    super([message]);
    this.stack = `${this.name}: ${message}`;
  }
}
