import {BuildProblemError, throwProblems, type Problem} from '../problems/problemStore';

/**
 * Runs a command. An error makes it fail: a parent process with an IPC channel receives the problems, and a terminal shows them
 * without a stack.
 */
export async function runCommand(run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.exitCode = 1;
    if (process.send) {
      process.send(error instanceof BuildProblemError ? error.problems : [{message}]);
    } else {
      process.stderr.write(`${message}\n`);
    }
  }
}

/** Runs a command that fails if there are problems. */
export const runCheck = (
  list: () => readonly Problem[] | Promise<readonly Problem[]>,
): Promise<void> => runCommand(async () => throwProblems(await list()));
