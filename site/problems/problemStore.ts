import path from 'node:path';

/** A mistake in what an author wrote. */
export interface Problem {
  /** The file to edit, relative to the site, with forward slashes. */
  file?: string;
  line?: number;
  column?: number;
  /** One sentence: what is wrong. */
  message: string;
  /** One sentence: what to write instead. */
  fix?: string;
}

/** The place of a problem. */
export type Place = Pick<Problem, 'file' | 'line'>;

/** Formats a problem as one line: `docs/a/index.mdx:12: Unknown field "size". Did you mean "sizes"?` */
export function formatProblem({file, line, column, message, fix}: Problem): string {
  const place = [file, line, line && column].filter(Boolean).join(':');
  return `${file ? `${place}: ` : ''}${message}${fix ? ` ${fix}` : ''}`;
}

/** Problems that stop a step. */
export class BuildProblemError extends Error {
  override name = 'BuildProblemError';
  readonly problems: readonly Problem[];

  constructor(problems: Problem | readonly Problem[], options?: ErrorOptions) {
    const list = 'message' in problems ? [problems] : problems;
    super(list.map(formatProblem).join('\n'), options);
    this.problems = list;
    // The place is in a page, not in this code: a stack would only hide it.
    this.stack = `Error: ${this.message}`;
  }
}

/** Creates the error of one problem; a caller can add the place. */
export const createError = (message: string, fix?: string, place: Place = {}): BuildProblemError =>
  new BuildProblemError({...place, message, fix});

interface Store {
  problems: Map<string, readonly Problem[]>;
  listeners: Set<() => void>;
  /** Returns a line for each problem: site/docusaurus.mjs has no access to the functions of this module. */
  format: () => string[];
}

/** Docusaurus loads the configuration and each plugin with separate modules. Therefore, the store is a global object. */
const KEY = Symbol.for('mui-x-docs.problems');

const getStore = (): Store =>
  ((globalThis as {[KEY]?: Store})[KEY] ??= {
    problems: new Map(),
    listeners: new Set(),
    format: () => listProblems().map(formatProblem),
  });

/**
 * Replaces the problems of a source. A build fails with the problems of all sources; `npm start` shows them over the page.
 *
 * @param source a name that only its check uses, or the resource of a module: the absolute path with its query. Problems of a
 *   module count only while the bundler can't build the module, and are looked up then.
 */
export function reportProblems(source: string, problems: readonly Problem[]): void {
  const {problems: known, listeners} = getStore();
  if (JSON.stringify(problems) !== JSON.stringify(listProblemsOf(source))) {
    known.set(source, problems);
    listeners.forEach((listener) => listener());
  }
}

/** Returns the problems of a source. */
export const listProblemsOf = (source: string): readonly Problem[] =>
  getStore().problems.get(source) ?? [];

/** Returns the problems of all sources but modules, each once. */
export function listProblems(): Problem[] {
  const all = [...getStore().problems].flatMap(([source, found]) =>
    path.isAbsolute(source) ? [] : found,
  );
  return [...new Map(all.map((problem) => [formatProblem(problem), problem])).values()];
}

/** Calls the listener when the problems of a source change. */
export function onProblemsChange(listener: () => void): void {
  getStore().listeners.add(listener);
}

/** Returns the problems of an error; rethrows any other error. */
export function getProblems(error: unknown): readonly Problem[] {
  if (!(error instanceof BuildProblemError)) {
    throw error;
  }
  return error.problems;
}

/** Adds a place to the problems of an error that have none, and their subject in front of the message. */
export const addPlace = (error: unknown, place: Place, subject = ''): BuildProblemError =>
  new BuildProblemError(
    getProblems(error).map((problem) =>
      problem.file ? problem : {...problem, ...place, message: subject + problem.message},
    ),
  );

/** Returns the problems that a check throws. */
export function findProblems(check: () => void): readonly Problem[] {
  try {
    check();
    return [];
  } catch (error) {
    return getProblems(error);
  }
}

/** Throws problems if there are any. */
export function throwProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) {
    throw new BuildProblemError(problems);
  }
}

/** Visits each item, also those after an item with problems, and throws the problems of all items. */
export const forEachChecked = <Item>(items: readonly Item[], visit: (item: Item) => void): void =>
  throwProblems(items.flatMap((item) => findProblems(() => visit(item))));
