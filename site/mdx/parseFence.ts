import ts from 'typescript';

/** The code around a code block that isn't a module. */
export interface FenceFrame {
  before: string;
  after: string;
}

/**
 * A module as is; several elements; the properties of an object; an object or another value;
 * statements with `await`.
 */
const FRAMES: readonly FenceFrame[] = [
  {before: '', after: ''},
  {before: 'export const fence = (<>', after: '</>);'},
  {before: 'export const fence = {', after: '};'},
  {before: 'export const fence = (', after: ');'},
  {before: 'async function fence() {', after: '}'},
];

/** Returns the syntax errors of the code in a frame, with their positions in the frame. */
const parse = (code: string, {before, after}: FenceFrame): readonly ts.Diagnostic[] =>
  (
    ts.createSourceFile(
      'fence.tsx',
      `${before}\n${code}\n${after}`,
      ts.ScriptTarget.Latest,
      false,
      ts.ScriptKind.TSX,
    ) as ts.SourceFile & {parseDiagnostics: readonly ts.Diagnostic[]}
  ).parseDiagnostics;

/**
 * Returns the frame that makes the code a module: none, or a wrapper if a fragment is several
 * elements or the properties of an object.
 */
export const frameFence = (code: string): FenceFrame =>
  FRAMES.find((frame) => parse(code, frame).length === 0) ?? {before: '', after: ''};

/** A syntax error in a code block. */
export interface SyntaxProblem {
  /** The line of the code, from 0. */
  row: number;
  message: string;
}

/**
 * Returns the syntax errors in the frame that fits the code best; if several do, in the smallest
 * one.
 */
function findProblems(lang: string, code: string): readonly ts.Diagnostic[] {
  if (lang === 'json') {
    const {error} = ts.parseConfigFileTextToJson('fence.json', `\n${code}`);
    return error ? [error] : [];
  }
  return /^[jt]sx?$/.test(lang)
    ? FRAMES.map((frame) => parse(code, frame)).toSorted((a, b) => a.length - b.length)[0]!
    : [];
}

/**
 * Returns the first syntax error in a code block; undefined if there is none, or if the language
 * isn't supported.
 */
export function findSyntaxError(lang: string, code: string): SyntaxProblem | undefined {
  const [problem] = findProblems(lang, code);
  if (!problem) {
    return undefined;
  }
  // Every frame has one line before the code.
  const row = (problem.file?.getLineAndCharacterOfPosition(problem.start ?? 0).line ?? 1) - 1;
  return {
    row: Math.min(Math.max(row, 0), code.split('\n').length - 1),
    message: ts.flattenDiagnosticMessageText(problem.messageText, ' ').replace(/\.$/, ''),
  };
}
