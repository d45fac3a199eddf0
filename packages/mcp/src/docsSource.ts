import {createHash, randomUUID} from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Where the files of a site come from. */
export interface DocsSource {
  /** Its name in messages. */
  name: string;
  /** Its address, where it has one: pages may be asked for by it. */
  origin?: string;
  /** @param file path below the root of the site; @throws one line when it cannot be had. */
  read: (file: string) => Promise<Buffer>;
}

/** A file that a source does not have, as opposed to one that cannot be had now. */
export class NoSuchFile extends Error {}

/** The files of a build on this computer. */
export function folderSource(folder: string): DocsSource {
  const name = path.relative(process.cwd(), folder) || '.';
  return {
    name,
    async read(file) {
      try {
        return await fs.readFile(path.join(folder, file));
      } catch {
        throw new NoSuchFile(`${name} has no file ${file}`);
      }
    },
  };
}

/** How long a copy is taken as it is, in milliseconds. After that the site is asked whether it has changed. */
const FRESH = 10 * 60_000;

/** How long a site may take to answer, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Where copies of files are kept: the folder that the system has for it. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  const base =
    env.XDG_CACHE_HOME ??
    (process.platform === 'win32' ? env.LOCALAPPDATA : undefined) ??
    path.join(os.homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache');
  return path.join(base, 'mui-x-docs-mcp');
}

interface Copy {
  url: string;
  etag?: string;
  modified?: string;
  /** When the site was asked last. */
  at: number;
}

/** Replaces a file atomically, so that another server never reads half of it. */
async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await fs.writeFile(temporary, content);
  await fs.rename(temporary, file);
}

/** Returns the cause of a network error, because `fetch failed` alone doesn't help. */
function reasonOf(error: unknown): string {
  const {name, message, cause} = error as Error & {cause?: {code?: string; message?: string}};
  return name === 'TimeoutError'
    ? `no answer within ${TIMEOUT_MS / 1000} seconds`
    : (cause?.code ?? cause?.message ?? message);
}

/**
 * The files of a deployed site. Each is kept on disk, asked for again when it is no longer fresh, and taken from there when the
 * site cannot be reached.
 *
 * @param address of the site, without a path.
 * @param cacheDir folder for the copies.
 */
export function siteSource(address: URL, cacheDir: string): DocsSource {
  const {origin, host} = address;
  const folder = path.join(cacheDir, host.replaceAll(':', '_'));
  const network = globalThis.fetch;
  return {
    name: origin,
    origin,
    async read(file) {
      const url = `${origin}/${file}`;
      const stem = path.join(folder, createHash('sha256').update(url).digest('hex').slice(0, 32));
      const copy = await fs
        .readFile(`${stem}.json`, 'utf8')
        .then((text) => JSON.parse(text) as Copy)
        .catch(() => undefined);
      const body = copy && (await fs.readFile(stem).catch(() => undefined));
      const keep = async (headers: Headers, content?: Buffer): Promise<void> => {
        const etag = headers.get('etag') ?? undefined;
        const modified = headers.get('last-modified') ?? undefined;
        await fs.mkdir(folder, {recursive: true});
        if (content) {
          await replaceFile(stem, content);
        }
        await replaceFile(`${stem}.json`, JSON.stringify({url, etag, modified, at: Date.now()}));
      };
      if (body && Date.now() - copy.at < FRESH) {
        return body;
      }
      let response: Response;
      let content: Buffer;
      try {
        response = await network(url, {
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            ...(body && copy.etag && {'If-None-Match': copy.etag}),
            ...(body && copy.modified && {'If-Modified-Since': copy.modified}),
          },
        });
        content = Buffer.from(await response.arrayBuffer());
      } catch (error) {
        if (body) {
          return body;
        }
        throw new Error(
          `${origin} cannot be reached (${reasonOf(error)}), and ${file} was never read before: connect once, or set DOCS_URL to a site that can be reached`,
        );
      }
      if (response.status === 304 && body) {
        await keep(response.headers);
        return body;
      }
      if (new URL(response.url).origin !== origin) {
        throw new Error(`${url} leads to another site, ${response.url}: set DOCS_URL to that one`);
      }
      if (response.ok) {
        await keep(response.headers, content);
        return content;
      }
      if (response.status === 404 || response.status === 410) {
        throw new NoSuchFile(`${origin} has no file ${file}`);
      }
      if (body) {
        return body;
      }
      throw new Error(`${url} answers ${response.status}`);
    },
  };
}
