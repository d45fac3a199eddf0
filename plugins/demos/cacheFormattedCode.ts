import {createHash, randomUUID} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {FORMATTER} from './formatCode';

/**
 * Next to the installed packages, like the caches of other tools, so that a part of the site that
 * is built separately finds it, too.
 */
const FOLDER = path.join(
  path.dirname(require.resolve('prettier/package.json')),
  '../.cache/mui-x-docs/demo-code',
);

const underWay = new Map<string, Promise<string>>();

async function readOrMake(key: string, make: () => Promise<string>): Promise<string> {
  const file = path.join(FOLDER, key.slice(0, 2), `${key.slice(2)}.txt`);
  try {
    return await fs.promises.readFile(file, 'utf8');
  } catch {
    const made = await make();
    // Renamed when complete, because other processes may write or read it at the same time.
    const draft = `${file}.${randomUUID()}`;
    await fs.promises.mkdir(path.dirname(file), {recursive: true});
    await fs.promises.writeFile(draft, made);
    await fs.promises.rename(draft, file);
    return made;
  }
}

/**
 * Returns the result of `make` for some code, and caches it for the next build, because formatting
 * takes most of the time of a demo's sources. Concurrent calls for the same code share one run.
 *
 * @param kind the kind of result, part of the cache key
 */
export function cacheFormattedCode(
  kind: string,
  code: string,
  make: () => Promise<string>,
): Promise<string> {
  const key = createHash('sha256').update([FORMATTER, kind, code].join('\0')).digest('hex');
  const known = underWay.get(key);
  if (known) {
    return known;
  }
  const value = readOrMake(key, make).finally(() => underWay.delete(key));
  underWay.set(key, value);
  return value;
}
