import path from 'node:path';

/** A mistake in an author's file. */
export interface Problem {
  /** The file to edit, relative to the site, with forward slashes. */
  file?: string;
  line?: number;
  column?: number;
  /** One sentence: the problem. */
  message: string;
  /** One sentence: the fix. */
  fix?: string;
}

/** The location of a problem. */
export type ProblemLocation = Pick<Problem, 'file' | 'line'>;

/** Formats a problem as one line: `docs/a/index.mdx:12: Unknown field "size". Did you mean "sizes"?` */
export function formatProblem({file, line, column, message, fix}: Problem): string {
  const location = [file, line, line && column].filter(Boolean).join(':');
  return `${file ? `${location}: ` : ''}${message}${fix ? ` ${fix}` : ''}`;
}

/** Problems that stop a step. */
export class BuildProblemError extends Error {
  override name = 'BuildProblemError';
  readonly problems: readonly Problem[];

  constructor(problems: Problem | readonly Problem[], options?: ErrorOptions) {
    const list = 'message' in problems ? [problems] : problems;
    super(list.map(formatProblem).join('\n'), options);
    this.problems = list;
    // The location is in a page, not in this code, so a stack trace would only hide it.
    this.stack = `Error: ${this.message}`;
  }
}

/** Creates an error with one problem; a caller can add the location. */
export const createError = (
  message: string,
  fix?: string,
  location: ProblemLocation = {},
): BuildProblemError => new BuildProblemError({...location, message, fix});

interface Store {
  problems: Map<string, readonly Problem[]>;
  listeners: Set<() => void>;
  /**
   * Returns a line for each problem, because site/docusaurus.mjs can't import the functions of this
   * module.
   */
  format: () => string[];
}

/**
 * Docusaurus loads the configuration and each plugin with separate modules, so the store is a
 * global object.
 */
const KEY = Symbol.for('mui-x-docs.problems');

const getStore = (): Store =>
  ((globalThis as {[KEY]?: Store})[KEY] ??= {
    problems: new Map(),
    listeners: new Set(),
    format: () => listProblems().map(formatProblem),
  });

/**
 * Replaces the problems of a source. A build fails with the problems of all sources; `npm start`
 * shows them in an overlay.
 *
 * @param source a name that only its check uses, or the resource of a module: the absolute path
 * with its query. Problems of a module only count while the bundler can't build the module, and are
 * looked up then.
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

/** Returns the distinct problems of all sources except modules. */
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

/**
 * Adds a location to the problems of an error that have none, and their subject in front of the
 * message.
 */
export const addLocation = (
  error: unknown,
  location: ProblemLocation,
  subject = '',
): BuildProblemError =>
  new BuildProblemError(
    getProblems(error).map((problem) =>
      problem.file ? problem : {...problem, ...location, message: subject + problem.message},
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

/**
 * Visits all items, including those after an item with problems, and throws the problems of all
 * items.
 */
export const forEachChecked = <Item>(items: readonly Item[], visit: (item: Item) => void): void =>
  throwProblems(items.flatMap((item) => findProblems(() => visit(item))));
