/** A part of a code, from its first character up to the one behind its last. */
export interface Span {
  start: number;
  end: number;
}

/** Puts each text in the place of its part of a code. The parts may come in any order and do not overlap. */
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
