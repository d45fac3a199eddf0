import {createHash, randomUUID} from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Source of the files of a site. */
export interface DocsSource {
  /** Name in error messages. */
  name: string;
  /** Origin of the site, for a deployed site. Agents can request pages by URLs with this origin. */
  origin?: string;
  /**
   * Reads a file.
   *
   * @param file path relative to the root of the site.
   * @throws {NoSuchFile} if the source doesn't have the file.
   * @throws if the source isn't available.
   */
  read: (file: string) => Promise<Buffer>;
}

/** Thrown if a source doesn't have a file, as opposed to a file that is temporarily unavailable. */
export class NoSuchFile extends Error {}

/** Returns a source that reads the files of a local build. */
export function folderSource(folder: string): DocsSource {
  const name = path.relative(process.cwd(), folder) || '.';
  return {
    name,
    async read(file) {
      try {
        return await fs.readFile(path.join(folder, file));
      } catch {
        throw new NoSuchFile(`Missing file "${file}" in ${name}.`);
      }
    },
  };
}

/** Maximum age of a cached file that is used without revalidation, in milliseconds. */
const MAX_AGE_MS = 10 * 60_000;

/** Timeout of a request to the site, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Returns the folder of cached files, which is in the user's cache directory. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  const base =
    env.XDG_CACHE_HOME ??
    (process.platform === 'win32' ? env.LOCALAPPDATA : undefined) ??
    path.join(os.homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache');
  return path.join(base, 'mui-x-docs-mcp');
}

interface CachedFile {
  url: string;
  etag?: string;
  modified?: string;
  /** Time of the last request, in milliseconds since the epoch. */
  at: number;
}

/** Replaces a file atomically, so that another server never reads half of it. */
async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await fs.writeFile(temporary, content);
  await fs.rename(temporary, file);
}

/** Returns the cause of a network error, because the message `fetch failed` doesn't contain it. */
function reasonOf(error: unknown): string {
  const {name, message, cause} = error as Error & {cause?: {code?: string; message?: string}};
  return name === 'TimeoutError'
    ? `no response within ${TIMEOUT_MS / 1000} seconds`
    : (cause?.code ?? cause?.message ?? message);
}

/**
 * Returns a source that reads the files of a deployed site. Files are cached on disk, revalidated
 * once they expire, and read from the cache if the site isn't reachable.
 *
 * @param siteUrl URL of the site, without a path.
 * @param cacheDir folder of the cached files.
 */
export function siteSource(siteUrl: URL, cacheDir: string): DocsSource {
  const {origin, host} = siteUrl;
  const folder = path.join(cacheDir, host.replaceAll(':', '_'));
  const network = globalThis.fetch;
  return {
    name: origin,
    origin,
    async read(file) {
      const url = `${origin}/${file}`;
      const stem = path.join(folder, createHash('sha256').update(url).digest('hex').slice(0, 32));
      const cached = await fs
        .readFile(`${stem}.json`, 'utf8')
        .then((text) => JSON.parse(text) as CachedFile)
        .catch(() => undefined);
      const body = cached && (await fs.readFile(stem).catch(() => undefined));
      const cache = async (headers: Headers, content?: Buffer): Promise<void> => {
        const etag = headers.get('etag') ?? undefined;
        const modified = headers.get('last-modified') ?? undefined;
        await fs.mkdir(folder, {recursive: true});
        if (content) {
          await replaceFile(stem, content);
        }
        await replaceFile(`${stem}.json`, JSON.stringify({url, etag, modified, at: Date.now()}));
      };
      if (body && Date.now() - cached.at < MAX_AGE_MS) {
        return body;
      }
      let response: Response;
      let content: Buffer;
      try {
        response = await network(url, {
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            ...(body && cached.etag && {'If-None-Match': cached.etag}),
            ...(body && cached.modified && {'If-Modified-Since': cached.modified}),
          },
        });
        content = Buffer.from(await response.arrayBuffer());
      } catch (error) {
        if (body) {
          return body;
        }
        throw new Error(
          `${origin} isn't reachable (${reasonOf(error)}), and "${file}" isn't cached. Connect to the network once, or set \`DOCS_URL\` to a site that is reachable.`,
        );
      }
      if (response.status === 304 && body) {
        await cache(response.headers);
        return body;
      }
      if (new URL(response.url).origin !== origin) {
        throw new Error(
          `${url} redirects to another site, ${response.url}. Set \`DOCS_URL\` to that site.`,
        );
      }
      if (response.ok) {
        await cache(response.headers, content);
        return content;
      }
      if (response.status === 404 || response.status === 410) {
        throw new NoSuchFile(`Missing file "${file}" on ${origin}.`);
      }
      if (body) {
        return body;
      }
      throw new Error(`${url} responded with status ${response.status}. Try again later.`);
    },
  };
}
