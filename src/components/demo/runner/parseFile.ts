import {parse} from '@babel/parser';
import {DemoCodeError} from './DemoCodeError';
import type {RunnerFile} from './protocol';

/** Matches an attribute whose quote isn't closed on its line. */
const UNCLOSED_ATTRIBUTE = /(?<=\s[\w-]+=)(?:"[^"]*|'[^']*)$/;

/**
 * Finds the unclosed quote of an attribute. Its string ends at the next quote, possibly far below,
 * where the parser reports the error.
 */
function findUnclosedQuote(
  code: string,
  lastLine: number,
): {line: number; column: number} | undefined {
  const columns = code
    .split('\n')
    .slice(0, lastLine - 1)
    .map((line) => line.search(UNCLOSED_ATTRIBUTE));
  const index = columns.findIndex((column) => column >= 0);
  return index < 0 ? undefined : {line: index + 1, column: columns[index]! + 1};
}

/** Returns whether a file of a demo contains TypeScript. */
export const isTypeScript = (name: string): boolean => /\.tsx?$/.test(name);

/**
 * Parses a script of a demo. The compiler that runs demos reads only what it transforms, so it
 * reports some syntax errors at the wrong position and misses others.
 *
 * @throws DemoCodeError for the first syntax error
 */
export function parseFile({name, code}: RunnerFile): unknown {
  try {
    return parse(code, {
      sourceType: 'module',
      plugins: [...(isTypeScript(name) ? (['typescript'] as const) : []), 'jsx'],
    }).program;
  } catch (error) {
    const {message, loc} = error as Error & {loc?: {line: number; column: number}};
    const quote = loc && findUnclosedQuote(code, loc.line);
    throw new DemoCodeError(
      quote ? 'Unterminated string constant' : message.replace(/\.? \(\d+:\d+\)$/, ''),
      {file: name, ...(quote ?? (loc && {line: loc.line, column: loc.column + 1}))},
    );
  }
}
