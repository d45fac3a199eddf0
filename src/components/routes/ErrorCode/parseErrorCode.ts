import type {ErrorText} from '@site/plugins/error-codes/shared';

/** The error in the page's URL. It's untrusted input: render it only as text. */
export interface ErrorCode {
  code: string;
  args: string[];
}

/**
 * Maximum number of arguments. No library error has more, and it limits the output of arbitrary
 * URLs.
 */
const MAX_ARGS = 10;
const MAX_LENGTH = 1000;

/** Parses `?code=…&args[]=…`. Returns `undefined` if the code isn't a number. */
export function parseErrorCode(search: string): ErrorCode | undefined {
  const query = new URLSearchParams(search);
  const code = query.get('code') ?? '';
  if (!/^\d{1,4}$/.test(code)) {
    return undefined;
  }
  const args = query.getAll('args[]').slice(0, MAX_ARGS);
  return {code, args: args.map((arg) => arg.slice(0, MAX_LENGTH))};
}

/**
 * Formats an error message: each `%s` is replaced by the argument at its position, or `…` if it's
 * missing.
 */
export function formatError({message}: ErrorText, args: readonly string[]): string {
  let index = 0;
  return message.replaceAll('%s', () => args[index++] ?? '…');
}
