/** A part of a string: its start, and its end (exclusive). */
export interface Span {
  start: number;
  end: number;
}

/** Replaces parts of some code. The parts may be in any order, but must not overlap. */
export function replaceSpans(
  code: string,
  replacements: readonly (Span & {text: string})[],
): string {
  let result = '';
  let at = 0;
  for (const {start, end, text} of [...replacements].sort((a, b) => a.start - b.start)) {
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
}
