import ts from 'typescript';

/** What stands around the code of a fence that is no module by itself. */
export interface FenceFrame {
  before: string;
  after: string;
}

/** A module as it is; several elements; the properties of an object; an object or another value; statements that await something. */
const FRAMES: readonly FenceFrame[] = [
  {before: '', after: ''},
  {before: 'export const fence = (<>', after: '</>);'},
  {before: 'export const fence = {', after: '};'},
  {before: 'export const fence = (', after: ');'},
  {before: 'async function fence() {', after: '}'},
];

/** What a parser of TypeScript cannot read in the code, with the place in its frame. */
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

/** The code as a module: as it is, or, where a fragment is several elements or the properties of an object, in what holds them. */
export const frameFence = (code: string): FenceFrame =>
  FRAMES.find((frame) => parse(code, frame).length === 0) ?? {before: '', after: ''};

/** What keeps the code of a fence from being read. */
export interface SyntaxProblem {
  /** The line of the code, from 0. */
  row: number;
  message: string;
}

/** The problems of the frame that the code fits best; among equals it is the one with the least around the code. */
function findProblems(lang: string, code: string): readonly ts.Diagnostic[] {
  if (lang === 'json') {
    const {error} = ts.parseConfigFileTextToJson('fence.json', `\n${code}`);
    return error ? [error] : [];
  }
  return /^[jt]sx?$/.test(lang)
    ? FRAMES.map((frame) => parse(code, frame)).toSorted((a, b) => a.length - b.length)[0]!
    : [];
}

/** The first thing in the code of a fence that its language cannot read; nothing where all is well, or the language is not known here. */
export function findSyntaxError(lang: string, code: string): SyntaxProblem | undefined {
  const [problem] = findProblems(lang, code);
  if (!problem) {
    return undefined;
  }
  // One line stands before the code in every frame.
  const row = (problem.file?.getLineAndCharacterOfPosition(problem.start ?? 0).line ?? 1) - 1;
  return {
    row: Math.min(Math.max(row, 0), code.split('\n').length - 1),
    message: ts.flattenDiagnosticMessageText(problem.messageText, ' ').replace(/\.$/, ''),
  };
}
