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
      loc && {
        message: message.replace(/\.? \(\d+:\d+\)$/, ''),
        line: loc.line,
        column: loc.column + 1,
      }
    );
  }
}
