/** Minimum and maximum number of lines of code below an answer. */
const MIN_LINES = 3;
const MAX_LINES = 8;

/** Matches a name that is specific enough to find code by: `getRowId`, but not `rows`. */
const SPECIFIC_NAME = /[a-z][A-Z]/;

/** Matches lines that only declare or import a name. */
const DECLARATION = /^\s*(?:import|export|interface|type|\/\/|\} from)/;

const indentOf = (line: string): number => /^\s*/.exec(line)![0].length;

/**
 * Returns three to eight lines of code that use a name from a sentence; `undefined` if no block of
 * this length does.
 *
 * @param text a sentence with backticks around code
 * @param sources code blocks of the section
 */
export function findCode(text: string, sources: readonly string[]): string | undefined {
  const names = Array.from(text.matchAll(/`([^`]+)`/g), ([, span]) => span!)
    .flatMap((span) => span.match(/\w+/g) ?? [])
    .filter((name) => SPECIFIC_NAME.test(name));
  for (const name of names) {
    const word = new RegExp(`\\b${name}\\b`);
    for (const source of sources) {
      const lines = source.split('\n');
      const found = lines.findIndex((line) => word.test(line) && !DECLARATION.test(line));
      const [start, end] = found < 0 ? [0, 0] : findBlock(lines, found);
      if (end - start >= MIN_LINES && end - start <= MAX_LINES) {
        const block = lines.slice(start, end);
        const indent = Math.min(...block.filter((line) => line.trim()).map(indentOf));
        return block.map((line) => line.slice(indent)).join('\n');
      }
    }
  }
  return undefined;
}

/** Returns the bounds of the smallest block that contains a line and has enough lines. */
function findBlock(lines: readonly string[], at: number): [start: number, end: number] {
  let start = at;
  let end = findBlockEnd(lines, start);
  while (end - start < MIN_LINES && indentOf(lines[start]!) > 0) {
    const indent = indentOf(lines[start]!);
    do {
      start -= 1;
    } while (start > 0 && (!lines[start]!.trim() || indentOf(lines[start]!) >= indent));
    end = findBlockEnd(lines, start);
  }
  return [start, end];
}

/**
 * Returns the position after a block: its first line, the lines that are indented below it, and the
 * line that closes it.
 */
function findBlockEnd(lines: readonly string[], start: number): number {
  const indent = indentOf(lines[start]!);
  const isInside = (line: string | undefined) =>
    line !== undefined && (!line.trim() || indentOf(line) > indent);
  let end = start + 1;
  while (isInside(lines[end])) {
    end += 1;
  }
  return end > start + 1 && /^\s*(?:[)\]}]|\/?>|<\/)/.test(lines[end] ?? '') ? end + 1 : end;
}
