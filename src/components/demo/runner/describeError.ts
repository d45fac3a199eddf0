import {DemoCodeError} from './DemoCodeError';
import type {CodeLocation, CodeProblem} from './protocol';

/** React's messages, which its production build replaces with these numbers. */
const REACT_ERRORS: Record<string, string> = {
  31: "An object can't be rendered. Render one of its values instead.",
  130: 'A component is undefined. Check its name and its import.',
  185: 'Too many updates. An effect or a callback sets the state each time it runs.',
  300: 'This component calls fewer hooks than before. Call hooks before any return.',
  301: 'Too many renders. The component sets its state each time it renders.',
  310: 'This component calls more hooks than before. Call hooks before any return.',
  321: 'A hook is called outside of a component.',
};

function createMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, code = ''] = /^Minified React error #(\d+);/.exec(message) ?? [];
  const isHook = /^Invalid hook call|of null \(reading 'use[A-Z]\w*'\)/.test(message);
  return REACT_ERRORS[isHook ? 321 : code] ?? message;
}

/** Returns the first location in a file of the demo that a stack contains. */
function findLocation(stack = ''): CodeLocation | undefined {
  const [, file, line] = /\bdemo\/([\w./-]+\.[jt]sx?):(\d+)/.exec(stack) ?? [];
  return file === undefined ? undefined : {file, line: Number(line)};
}

/**
 * Converts an error to a message that explains it, with its location.
 *
 * @param componentStack the components in which React caught it
 */
export const describeError = (error: unknown, componentStack?: string): CodeProblem => ({
  message: createMessage(error),
  ...(error instanceof DemoCodeError
    ? error.location
    : (findLocation(error instanceof Error ? error.stack : '') ?? findLocation(componentStack))),
});
