import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../../site/files/files';
import {FORMATTER} from './formatCode';

/**
 * Next to the installed packages, like the caches of other tools, so that a part of the site that
 * is built separately finds it, too.
 */
const FOLDER = path.join(
  path.dirname(require.resolve('prettier/package.json')),
  '../.cache/mui-x-docs/demo-code',
);

const pending = new Map<string, Promise<string>>();

async function readOrCreate(key: string, create: () => Promise<string>): Promise<string> {
  const file = path.join(FOLDER, key.slice(0, 2), `${key.slice(2)}.txt`);
  try {
    return await fs.promises.readFile(file, 'utf8');
  } catch {
    const created = await create();
    replaceFile(file, created);
    return created;
  }
}

/**
 * Returns the result of `create` for some code, and caches it for the next build, because formatting
 * takes most of the time of a demo's sources. Concurrent calls for the same code share one run.
 *
 * @param kind the kind of result, part of the cache key
 */
export function cacheFormattedCode(
  kind: string,
  code: string,
  create: () => Promise<string>,
): Promise<string> {
  const key = createHash('sha256').update([FORMATTER, kind, code].join('\0')).digest('hex');
  const running = pending.get(key);
  if (running) {
    return running;
  }
  const value = readOrCreate(key, create).finally(() => pending.delete(key));
  pending.set(key, value);
  return value;
}
