import fs from 'node:fs';
import path from 'node:path';

/** Bad input by a writer: one line for each problem, with the place, what is wrong and how to fix it. */
export class BuildProblemError extends Error {
  override name = 'BuildProblemError';

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
    // The place is in a page, not in this code: a stack would only hide it.
    this.stack = `Error: ${this.message}`;
  }
}

/** The problems of each source: a page, or a check such as that of the sidebar. */
interface Store {
  lines: Map<string, readonly string[]>;
  listeners: Set<() => void>;
}

/** Docusaurus loads the configuration and each plugin with modules of their own: what they share is kept outside of them. */
const KEY = Symbol.for('mui-x-docs.problems');

function getStore(): Store {
  const shared = globalThis as {[KEY]?: Store};
  return (shared[KEY] ??= {lines: new Map(), listeners: new Set()});
}

/**
 * Says what is wrong with a source at this moment, in the place of what was said of it before. A build that is done with
 * bundling fails with the problems of all sources; `npm start` shows them over the page.
 *
 * @param source a name that only its check uses, or the absolute path of a page
 */
export function reportProblems(source: string, lines: readonly string[]): void {
  const store = getStore();
  if (lines.join('\n') === (store.lines.get(source) ?? []).join('\n')) {
    return;
  }
  store.lines.set(source, [...lines]);
  store.listeners.forEach((listener) => listener());
}

/** All problems that are known, each once; those of a page that is no more are gone with it. */
export function listProblems(): string[] {
  const lines = [...getStore().lines].flatMap(([source, found]) =>
    path.isAbsolute(source) && !fs.existsSync(source) ? [] : found,
  );
  return [...new Set(lines)];
}

/** Calls the listener when the problems of a source are others. */
export function onProblemsChange(listener: () => void): void {
  getStore().listeners.add(listener);
}

/**
 * The lines of an error that is a problem of a writer.
 *
 * @throws any other error
 */
export function getProblems(error: unknown): readonly string[] {
  if (!(error instanceof BuildProblemError)) {
    throw error;
  }
  return error.lines;
}

/**
 * Runs a check and reports its problems instead of throwing them, so that the checks after it are made too.
 *
 * @param place says of a problem where it is, in more detail
 */
export function collectProblemsOf(
  source: string,
  check: () => void,
  place = (problem: string) => problem,
): void {
  let problems: readonly string[] = [];
  try {
    check();
  } catch (error) {
    problems = getProblems(error).map(place);
  }
  reportProblems(source, problems);
}

/**
 * Does something with each item, with those after a faulty one too.
 *
 * @throws BuildProblemError with the problems of all of them
 */
export function forEachChecked<Item>(items: Iterable<Item>, visit: (item: Item) => void): void {
  const lines: string[] = [];
  for (const item of items) {
    try {
      visit(item);
    } catch (error) {
      lines.push(...getProblems(error));
    }
  }
  if (lines.length > 0) {
    throw new BuildProblemError(lines);
  }
}
