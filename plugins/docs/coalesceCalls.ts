/**
 * Joins calls that overlap: one run of the work at a time, and all of them get what the last run gives, which began after the
 * last of them. A run that began before is out of date, so what it gives or throws is dropped.
 *
 * @param settle is waited for before each run: calls that come meanwhile are served by it
 */
export function coalesceCalls<T>(
  work: () => Promise<T>,
  settle: () => Promise<unknown>,
): () => Promise<T> {
  let asked = 0;
  let running: Promise<T> | undefined;
  const run = async (): Promise<T> => {
    await settle();
    const begun = asked;
    const ended = await work().then(
      (value) => () => value,
      (error: unknown) => () => {
        throw error;
      },
    );
    return begun === asked ? ended() : run();
  };
  return () => {
    asked += 1;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
