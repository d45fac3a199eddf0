import type {RunnerFile} from '../../runner/protocol';

/** A range of a text, as offsets. */
export interface TextRange {
  from: number;
  to: number;
}

/** A change of one file. */
export interface FileEdit extends TextRange {
  file: string;
  insert: string;
}

/** A problem in a file, in the compiler's words, with ways to fix it. */
export interface TypeProblem extends TextRange {
  message: string;
  fixes: {name: string; edits: FileEdit[]}[];
}

/** The description of a name. */
export interface NameInfo {
  /** Its declaration in one line. */
  code: string;
  /** Its doc comment, as Markdown. */
  text: string;
  /** Path of its row in the API reference. */
  href?: string | undefined;
  /** The import that using it adds. */
  edits?: FileEdit[];
}

export interface Completion {
  label: string;
  /** The kind of name, as the compiler calls it. */
  kind: string;
  /** Orders completions, as the compiler does. */
  sortText: string;
  /** The module that it's imported from, if it isn't yet. */
  source?: string | undefined;
}

export interface Completions extends TextRange {
  options: Completion[];
}

/** The signature of a function that is called, with the range of the current parameter in `code`. */
export interface Signature extends NameInfo {
  parameter: TextRange;
}

/** Requests about a file, and their results. */
export interface TypeAnswers {
  check: TypeProblem[];
  complete: Completions | undefined;
  describe: NameInfo | undefined;
  hover: (NameInfo & TextRange) | undefined;
  sign: Signature | undefined;
}

export type TypeQuestion = keyof TypeAnswers;

/** A request to the worker. It contains all files, so answers don't depend on earlier requests. */
export interface TypeRequest<Question extends TypeQuestion = TypeQuestion> {
  question: Question;
  files: readonly RunnerFile[];
  file: string;
  /** Offset in the file. */
  at: number;
  /** The completion to describe. */
  name?: string;
  source?: string | undefined;
}
