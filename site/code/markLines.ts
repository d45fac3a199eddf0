const MARK =
  /^\s*(?:\/\/|#|\/\*|\{\s*\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/**
 * Removes the comments `highlight-next-line`, `highlight-start`, and `highlight-end` from code, in
 * the comment syntax of any supported language.
 *
 * @returns the remaining code, and the numbers of its highlighted lines, from 1
 * @throws if a start has no end, an end has no start, or no line follows a comment
 */
export function extractHighlightComments(code: string): {code: string; highlighted: number[]} {
  const shown: string[] = [];
  const highlighted: number[] = [];
  let next = false;
  let inside = false;
  for (const line of code.split('\n')) {
    const mark = MARK.exec(line)?.[1];
    if (mark === undefined) {
      shown.push(line);
      if (next || inside) {
        highlighted.push(shown.length);
      }
      next = false;
    } else if (mark === 'next-line') {
      next = true;
    } else if (inside === (mark === 'start')) {
      throw new Error(
        inside
          ? 'Duplicate `highlight-start`. End the first one with `highlight-end`.'
          : 'A highlight-end has no highlight-start before it.',
      );
    } else {
      inside = mark === 'start';
    }
  }
  if (inside || next) {
    throw new Error(
      inside
        ? 'A highlight-start has no highlight-end after it.'
        : 'No line follows the last highlight-next-line.',
    );
  }
  return {code: shown.join('\n'), highlighted};
}
