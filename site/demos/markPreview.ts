import {createError} from '../problems/problemStore';

const MARK = /^\s*(?:\/\/|\{\/\*)\s*#(region preview|endregion)\s*(?:\*\/\})?\s*;?\s*$/;

/** Code without preview markers, and the position of the preview. */
export interface MarkedCode {
  code: string;
  /** First and last line, from 0, inclusive. */
  preview?: [first: number, last: number];
  /** The smallest indentation in the preview, in columns. */
  indent?: number;
}

/**
 * Removes the comments `// #region preview` and `// #endregion` (in JSX, the same in `{/* … *\/}`)
 * from a source, and records the lines between them.
 *
 * @param file relative to the site, for messages
 */
export function markPreview(source: string, file: string): MarkedCode {
  const lines: string[] = [];
  let first: number | undefined;
  let last: number | undefined;
  source.split('\n').forEach((line, index) => {
    const mark = MARK.exec(line)?.[1];
    if (!mark) {
      lines.push(line);
      return;
    }
    const opens = mark === 'region preview';
    if (opens ? first !== undefined : first === undefined || last !== undefined) {
      throw createError(
        `Duplicate or misplaced \`#${mark}\`.`,
        'Keep one preview per file, from `#region preview` to `#endregion`.',
        {file, line: index + 1},
      );
    }
    if (opens) {
      first = lines.length;
    } else {
      last = lines.length - 1;
    }
  });
  const code = lines.join('\n');
  if (first === undefined) {
    return {code};
  }
  if (last === undefined || last < first) {
    throw createError(
      'The preview is empty or has no `#endregion`.',
      'Add `// #endregion` after its last line.',
      {file, line: first + 1},
    );
  }
  const indent = Math.min(
    ...lines
      .slice(first, last + 1)
      .filter((line) => line.trim() !== '')
      .map((line) => line.length - line.trimStart().length),
  );
  return {code, preview: [first, last], indent: Number.isFinite(indent) ? indent : 0};
}
