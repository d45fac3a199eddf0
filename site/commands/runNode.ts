import {spawn} from 'node:child_process';
import os from 'node:os';

/** How a process ended. */
export interface Ended {
  /** Its exit code, or the signal that ended it. */
  end: number | NodeJS.Signals | null;
  /** All that it has printed, errors too. */
  printed: string;
}

/**
 * Runs a script of Node in a process of its own, which ends with this one.
 *
 * @param args the script and what it is given
 * @param cwd the folder that it runs in
 * @param isBehind runs it behind everything else on the machine, which is not to wait for it
 */
export function runNode(
  args: readonly string[],
  cwd: string,
  {isBehind = false} = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {cwd});
    try {
      if (isBehind) {
        os.setPriority(child.pid ?? 0, os.constants.priority.PRIORITY_BELOW_NORMAL);
      }
    } catch {
      // Where the system does not allow it, or the process is gone already, it runs like any other.
    }
    const stop = () => child.kill();
    process.once('exit', stop);
    let printed = '';
    const collect = (chunk: Buffer) => (printed += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('exit', stop);
      resolve({end: signal ?? code, printed: printed.trim()});
    });
  });
}
