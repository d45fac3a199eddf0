/**
 * Coalesces overlapping calls. All callers get the result of the last run, which starts after the
 * last call. The results and errors of earlier runs are outdated, so they're dropped.
 *
 * @param settle is awaited before each run; calls made meanwhile share that run
 */
export function coalesceCalls<T>(
  work: () => Promise<T>,
  settle: () => Promise<unknown>,
): () => Promise<T> {
  let callCount = 0;
  let running: Promise<T> | undefined;
  const run = async (): Promise<T> => {
    await settle();
    const countAtStart = callCount;
    const ended = await work().then(
      (value) => () => value,
      (error: unknown) => () => {
        throw error;
      },
    );
    return countAtStart === callCount ? ended() : run();
  };
  return () => {
    callCount += 1;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
