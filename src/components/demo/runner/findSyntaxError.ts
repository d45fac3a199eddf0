import {parse, type ParserPlugin} from '@babel/parser';
import type {RunnerFile} from './protocol';

/** A syntax error in a file. */
export interface SyntaxErrorInfo {
  message: string;
  /** Starts at 1. */
  line: number;
  /** Starts at 1. */
  column: number;
}

/** Matches an attribute whose quote isn't closed on its line. */
const UNCLOSED_ATTRIBUTE = /(?<=\s[\w-]+=)(?:"[^"]*|'[^']*)$/;

/**
 * Finds the unclosed quote of an attribute. Its string ends at the next quote, possibly far below,
 * where the parser reports the error.
 */
function findUnclosedQuote(code: string, lastLine: number): SyntaxErrorInfo | undefined {
  const columns = code
    .split('\n')
    .slice(0, lastLine - 1)
    .map((line) => line.search(UNCLOSED_ATTRIBUTE));
  const index = columns.findIndex((column) => column >= 0);
  return index < 0
    ? undefined
    : {message: 'Unterminated string constant', line: index + 1, column: columns[index]! + 1};
}

/**
 * Returns the first syntax error of a file, or `undefined`. The compiler that runs demos reads only
 * what it transforms, so it reports some errors at the wrong position and misses others.
 */
export function findSyntaxError({name, code}: RunnerFile): SyntaxErrorInfo | undefined {
  const plugins: ParserPlugin[] = /\.tsx?$/.test(name) ? ['typescript', 'jsx'] : ['jsx'];
  try {
    parse(code, {sourceType: 'module', plugins});
    return undefined;
  } catch (error) {
    const {message, loc} = error as Error & {loc?: {line: number; column: number}};
    return (
      loc &&
      (findUnclosedQuote(code, loc.line) ?? {
        message: message.replace(/\.? \(\d+:\d+\)$/, ''),
        line: loc.line,
        column: loc.column + 1,
      })
    );
  }
}
