import fs from 'node:fs';
import path from 'node:path';

/** Whether the process that wrote a lock is still there. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Waits until no other process holds the lock file, then holds it: two builds beside each other take longer than in turn.
 * Returns the function that lets go. A lock whose process is gone is taken over.
 */
export async function takeTurn(lock: string): Promise<() => void> {
  fs.mkdirSync(path.dirname(lock), {recursive: true});
  for (;;) {
    try {
      fs.writeFileSync(lock, String(process.pid), {flag: 'wx'});
      return () => fs.rmSync(lock, {force: true});
    } catch {
      const holder = Number(fs.existsSync(lock) ? fs.readFileSync(lock, 'utf8') : 0);
      if (holder > 0 && !isAlive(holder)) {
        fs.rmSync(lock, {force: true});
        continue;
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
