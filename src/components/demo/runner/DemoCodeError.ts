import type {CodeLocation} from './protocol';

/** An error in code that can't run, with its location if it's known. */
export class DemoCodeError extends Error {
  override name = 'DemoCodeError';

  constructor(
    message: string,
    public location: CodeLocation = {},
  ) {
    super(message);
  }
}
