import type {ErrorText} from '@site/plugins/error-codes/shared';

/** What the address of the page says about an error. It comes from anywhere: show it as text and as nothing else. */
export interface ErrorCode {
  code: string;
  args: string[];
}

/** No error of the libraries has more, and a page with a novel in its address helps nobody. */
const MAX_ARGS = 10;
const MAX_LENGTH = 1000;

/** Reads `?code=…&args[]=…`; `undefined` if there is no code that is a number. */
export function readErrorCode(search: string): ErrorCode | undefined {
  const query = new URLSearchParams(search);
  const code = query.get('code') ?? '';
  if (!/^\d{1,4}$/.test(code)) {
    return undefined;
  }
  const args = query.getAll('args[]').slice(0, MAX_ARGS);
  return {code, args: args.map((arg) => arg.slice(0, MAX_LENGTH))};
}

/** Writes an error out: each `%s` becomes the argument in that place, or `…` where the address has none. */
export function writeError({message}: ErrorText, args: readonly string[]): string {
  let index = 0;
  return message.replaceAll('%s', () => args[index++] ?? '…');
}
