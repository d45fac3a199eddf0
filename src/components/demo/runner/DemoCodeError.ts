import type {CodePlace} from './protocol';

/** An error in code that can't run, with its place if it's known. */
export class DemoCodeError extends Error {
  override name = 'DemoCodeError';

  constructor(
    message: string,
    public place: CodePlace = {},
  ) {
    super(message);
  }
}
