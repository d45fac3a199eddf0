import fs from 'node:fs';
import path from 'node:path';

/** Bad input by a writer: one line for each fault, with the place, what is wrong and how to fix it. */
export class FaultError extends Error {
  override name = 'FaultError';

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
    // The place is in a page, not in this code: a stack would only hide it.
    this.stack = `Error: ${this.message}`;
  }
}

/** The faults of each source: a page, or a check such as that of the sidebar. */
interface Store {
  lines: Map<string, readonly string[]>;
  listeners: Set<() => void>;
}

/** Docusaurus loads the configuration and each plugin with modules of their own: what they share is kept outside of them. */
const KEY = Symbol.for('mui-x-docs.faults');

function getStore(): Store {
  const shared = globalThis as {[KEY]?: Store};
  return (shared[KEY] ??= {lines: new Map(), listeners: new Set()});
}

/**
 * Says what is wrong with a source at this moment, in the place of what was said of it before. A build that is done with
 * bundling fails with the faults of all sources; `npm start` shows them over the page.
 *
 * @param source a name that only its check uses, or the absolute path of a page
 */
export function reportFaults(source: string, lines: readonly string[]): void {
  const store = getStore();
  if (lines.join('\n') === (store.lines.get(source) ?? []).join('\n')) {
    return;
  }
  store.lines.set(source, [...lines]);
  store.listeners.forEach((listener) => listener());
}

/** All faults that are known, each once; those of a page that is no more are gone with it. */
export function listFaults(): string[] {
  const lines = [...getStore().lines].flatMap(([source, found]) =>
    path.isAbsolute(source) && !fs.existsSync(source) ? [] : found,
  );
  return [...new Set(lines)];
}

/** Calls the listener when the faults of a source are others. */
export function onFaultsChange(listener: () => void): void {
  getStore().listeners.add(listener);
}

/**
 * The lines of an error that is a fault of a writer.
 *
 * @throws any other error
 */
export function readFaults(error: unknown): readonly string[] {
  if (!(error instanceof FaultError)) {
    throw error;
  }
  return error.lines;
}

/**
 * Runs a check and reports its faults instead of throwing them, so that the checks after it are made too.
 *
 * @param place says of a fault where it is, in more detail
 */
export function checkFaults(
  source: string,
  check: () => void,
  place = (fault: string) => fault,
): void {
  let faults: readonly string[] = [];
  try {
    check();
  } catch (error) {
    faults = readFaults(error).map(place);
  }
  reportFaults(source, faults);
}

/**
 * Does something with each item, with those after a faulty one too.
 *
 * @throws FaultError with the faults of all of them
 */
export function forEachChecked<Item>(items: Iterable<Item>, visit: (item: Item) => void): void {
  const lines: string[] = [];
  for (const item of items) {
    try {
      visit(item);
    } catch (error) {
      lines.push(...readFaults(error));
    }
  }
  if (lines.length > 0) {
    throw new FaultError(lines);
  }
}
