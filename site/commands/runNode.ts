import {spawn} from 'node:child_process';
import os from 'node:os';

/** The outcome of a process. */
export interface ProcessResult {
  /** Its exit code, or the signal that terminated it. */
  end: number | NodeJS.Signals | null;
  /** Its standard output and standard error. */
  printed: string;
  /** The last message that it sent. */
  message: unknown;
}

/**
 * Runs a Node.js script in a separate process with an IPC channel, which exits with this process.
 *
 * @param args the script and its arguments
 * @param cwd the working directory
 * @param isLowPriority runs it with a lower priority than other processes
 */
export function runNode(
  args: readonly string[],
  cwd: string,
  {isLowPriority = false} = {},
): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    try {
      if (isLowPriority) {
        os.setPriority(child.pid ?? 0, os.constants.priority.PRIORITY_BELOW_NORMAL);
      }
    } catch {
      // The system doesn't allow it, or the process has exited.
    }
    const stop = () => child.kill();
    process.once('exit', stop);
    let printed = '';
    const collect = (chunk: Buffer) => (printed += chunk.toString());
    let message: unknown;
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('message', (sent) => (message = sent));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('exit', stop);
      resolve({end: signal ?? code, printed: printed.trim(), message});
    });
  });
}
