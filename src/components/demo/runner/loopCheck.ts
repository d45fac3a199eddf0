import {DemoCodeError} from './DemoCodeError';

/** The name under which guarded code calls the check. */
export const LOOP_CHECK = '__checkLoop';

/** How long loops can run without a break, in milliseconds. */
const TIME_LIMIT_MS = 2000;

/** When the current task started its first loop. */
let start: number | undefined;
let count = 0;

/**
 * Returns the function that each loop of a file calls. It throws once the loops of one task have
 * run for too long, and from then on for the same loop, because React renders again after an error.
 */
export const createLoopCheck = (file: string): ((line: number) => void) => {
  let endless: number | undefined;
  return (line) => {
    if (start === undefined) {
      start = performance.now();
      setTimeout(() => {
        start = undefined;
      });
    }
    count += 1;
    // Reading the clock is slow compared with a short loop.
    if (count % 64 === 0 && performance.now() - start > TIME_LIMIT_MS) {
      endless = line;
    }
    if (endless === line) {
      throw new DemoCodeError("This loop doesn't end. Check its condition.", {file, line});
    }
  };
};
