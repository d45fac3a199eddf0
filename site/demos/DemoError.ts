import {FaultError} from '../../site/faults/faults';

/** Bad input by a writer. The message is one line: where, what is wrong, how to fix it. */
export class DemoError extends FaultError {
  override name = 'DemoError';

  constructor(message: string) {
    super([message]);
    this.stack = `${this.name}: ${message}`;
  }
}
