/** Runs a command of the terminal. What it throws is printed without a stack, and the command fails. */
export async function runCommand(run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Runs a check of the terminal, which lists what is wrong, one line each; the command fails where there is a line. */
export const runCheck = (list: () => readonly string[]): Promise<void> =>
  runCommand(() => {
    const faults = list();
    if (faults.length > 0) {
      throw new Error(faults.join('\n'));
    }
  });
