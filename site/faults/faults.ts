/** Bad input by a writer: one line for each fault, with the place, what is wrong and how to fix it. */
export class FaultError extends Error {
  override name = 'FaultError';

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
    // The place is in a page, not in this code: a stack would only hide it.
    this.stack = `Error: ${this.message}`;
  }
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
