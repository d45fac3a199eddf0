import {createHash, randomUUID} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {FORMATTER} from './formatCode';

/** Beside the installed packages, as other tools do: a part of the site that is built apart finds it too. */
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
    // Other processes may be at the same: it is there as a whole or not at all.
    const draft = `${file}.${randomUUID()}`;
    await fs.promises.mkdir(path.dirname(file), {recursive: true});
    await fs.promises.writeFile(draft, made);
    await fs.promises.rename(draft, file);
    return made;
  }
}

/**
 * Gives what `make` makes of some code, and keeps it for the next build: formatting is most of the time that sources take.
 * Demos that share the code, and ask for it at the same time, share the work.
 *
 * @param kind what is made; another one is kept apart
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
