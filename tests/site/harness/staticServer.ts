import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.map': 'application/json; charset=utf-8',
};

const COMPRESSED = /^(text\/|application\/(json|xml|manifest|wasm)|image\/svg)/;

interface Redirect {
  from: RegExp;
  /** The names of the groups of `from`, in order. */
  names: string[];
  to: string;
  status: number;
  /** Applies although a file of that name exists. */
  force: boolean;
}

interface HeaderRule {
  path: RegExp;
  headers: [string, string][];
}

/** A pattern of the host's files: `*` stands for the rest, `:name` for one segment. */
function pathPattern(pattern: string): {regex: RegExp; names: string[]} {
  const names: string[] = [];
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)|\*/g, (match: string, name?: string) => {
      names.push(name ?? 'splat');
      return match === '*' ? '(.*)' : '([^/]+)';
    });
  return {regex: new RegExp(`^${source}$`), names};
}

/** Reads a `_redirects` file: one rule a line, `from to [status]`. */
export function parseRedirects(text: string): Redirect[] {
  return contentLines(text).flatMap((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    if (!from || !to) {
      return [];
    }
    const {regex, names} = pathPattern(from.replace(/(.)\/$/, '$1'));
    return [
      {from: regex, names, to, status: Number.parseInt(status, 10), force: status.endsWith('!')},
    ];
  });
}

/** Reads a `_headers` file: a path, then indented `Name: value` lines. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of contentLines(text)) {
    if (/^\S/.test(line)) {
      rules.push({path: pathPattern(line.trim()).regex, headers: []});
    } else {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

function contentLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}

function readIfThere(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

function isFile(file: string): boolean {
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

/**
 * Answers as the static host does: gzip, `_redirects` and `_headers` of the folder, folders end in a slash, `404.html` for the rest.
 * Compressed files are kept, so that a crawl pays for each once.
 */
export function createStaticHandler(folder: string): http.RequestListener {
  const redirects = parseRedirects(readIfThere(path.join(folder, '_redirects')));
  const headerRules = parseHeaders(readIfThere(path.join(folder, '_headers')));
  const compressed = new Map<string, Buffer>();

  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    let pathname: string;
    try {
      pathname = decodeURIComponent(url.pathname);
    } catch {
      response.writeHead(400).end();
      return;
    }

    const send = (file: string, status: number): void => {
      const stat = fs.statSync(file);
      const tag = `"${stat.size.toString(36)}-${stat.mtimeMs.toString(36)}"`;
      const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
      response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
      response.setHeader('ETag', tag);
      for (const rule of headerRules.filter((each) => each.path.test(url.pathname))) {
        for (const [name, value] of rule.headers) {
          response.setHeader(name, value);
        }
      }
      if (status === 200 && request.headers['if-none-match'] === tag) {
        response.writeHead(304).end();
        return;
      }
      let body: Buffer;
      if (COMPRESSED.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
        const key = `${file} ${tag}`;
        body = compressed.get(key) ?? zlib.gzipSync(fs.readFileSync(file));
        compressed.set(key, body);
        response.setHeader('Content-Encoding', 'gzip');
        response.setHeader('Vary', 'Accept-Encoding');
      } else {
        body = fs.readFileSync(file);
      }
      response.setHeader('Content-Length', body.length);
      response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
    };

    const redirect = (onlyForced: boolean): boolean => {
      const plain = pathname.replace(/(.)\/$/, '$1');
      for (const rule of redirects.filter((each) => each.force || !onlyForced)) {
        const match = rule.from.exec(pathname) ?? rule.from.exec(plain);
        if (match) {
          const target = rule.names.reduce(
            (to, name, index) => to.replace(`:${name}`, match[index + 1] ?? ''),
            rule.to,
          );
          if (rule.status === 200 || rule.status === 404) {
            const file = path.join(folder, target.endsWith('/') ? `${target}index.html` : target);
            if (!isFile(file)) {
              return false;
            }
            send(file, rule.status);
          } else {
            response.writeHead(rule.status, {Location: target + url.search}).end();
          }
          return true;
        }
      }
      return false;
    };

    const target = path.join(folder, pathname);
    if (!target.startsWith(folder) || redirect(true)) {
      if (!response.headersSent) {
        response.writeHead(400).end();
      }
      return;
    }
    if (pathname.endsWith('/') && isFile(path.join(target, 'index.html'))) {
      send(path.join(target, 'index.html'), 200);
    } else if (!pathname.endsWith('/') && isFile(target)) {
      send(target, 200);
    } else if (redirect(false)) {
      // Answered.
    } else if (isFile(path.join(target, 'index.html'))) {
      response.writeHead(301, {Location: `${url.pathname}/${url.search}`}).end();
    } else if (isFile(path.join(folder, '404.html'))) {
      send(path.join(folder, '404.html'), 404);
    } else {
      response.writeHead(404).end();
    }
  };
}

/** A running server and the way to stop it. */
export interface StaticServer {
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
  port: number;
  close: () => Promise<void>;
}

/**
 * Serves `folder` on loopback; without a `port` on a free one, with `tls` over HTTPS.
 *
 * @param options.subdomains further folders by the first label of the host: `v7` for `v7.localhost`
 */
export async function serveFolder(
  folder: string,
  {
    port = 0,
    tls,
    subdomains = {},
  }: {
    port?: number;
    tls?: {key: string; cert: string};
    subdomains?: Readonly<Record<string, string>>;
  } = {},
): Promise<StaticServer> {
  const main = createStaticHandler(folder);
  const others = new Map(
    Object.entries(subdomains).map(([label, other]) => [label, createStaticHandler(other)]),
  );
  const handler: http.RequestListener = (request, response) => {
    const label = request.headers.host?.split('.')[0] ?? '';
    (others.get(label) ?? main)(request, response);
  };
  const server = tls ? https.createServer(tls, handler) : http.createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const actual = (server.address() as AddressInfo).port;
  return {
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${actual}`,
    port: actual,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
