import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

/** Writes the full-text index to a folder in a separate process; see indexFullText.mjs. */
export async function indexFullText(
  pages: readonly {url: string; html: string}[],
  language: string,
  folder: string,
): Promise<void> {
  const child = spawn(
    process.execPath,
    [path.join(__dirname, 'indexFullText.mjs'), language, folder],
    {stdio: ['pipe', 'ignore', 'pipe']},
  );
  let output = '';
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  // The process may exit before it has read all input; its exit code is checked.
  child.stdin.on('error', () => {});
  child.stdin.end(pages.map((page) => `${JSON.stringify(page)}\n`).join(''));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new Error(`search: Couldn't build the full-text index: ${output.trim()}`);
  }
}
