import {parse, type ParserPlugin} from '@babel/parser';
import type {RunnerFile} from './protocol';

/** A mistake in the syntax of a file. */
export interface FoundSyntaxError {
  message: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

/** An attribute whose quote isn't closed on its line. */
const OPEN_ATTRIBUTE = /(?<=\s[\w-]+=)(?:"[^"]*|'[^']*)$/;

/** Finds a quote that an attribute never closes: its string ends at the next quote, far below, where the parser stops. */
function findOpenQuote(code: string, lastLine: number): FoundSyntaxError | undefined {
  const columns = code
    .split('\n')
    .slice(0, lastLine - 1)
    .map((line) => line.search(OPEN_ATTRIBUTE));
  const index = columns.findIndex((column) => column >= 0);
  return index < 0
    ? undefined
    : {message: 'Unterminated string constant', line: index + 1, column: columns[index]! + 1};
}

/**
 * Finds the first syntax error of a file; undefined where there is none. The compiler that runs demos reads only what it
 * changes, so it reports some mistakes far from their place, and others not at all.
 */
export function findSyntaxError({name, code}: RunnerFile): FoundSyntaxError | undefined {
  const plugins: ParserPlugin[] = /\.tsx?$/.test(name) ? ['typescript', 'jsx'] : ['jsx'];
  try {
    parse(code, {sourceType: 'module', plugins});
    return undefined;
  } catch (error) {
    const {message, loc} = error as Error & {loc?: {line: number; column: number}};
    return (
      loc &&
      (findOpenQuote(code, loc.line) ?? {
        message: message.replace(/\.? \(\d+:\d+\)$/, ''),
        line: loc.line,
        column: loc.column + 1,
      })
    );
  }
}
