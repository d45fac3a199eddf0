import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import {findRule, hostPattern, parseHostFile} from '../../../plugins/redirects/hostFile';

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

interface HeaderRule {
  path: RegExp;
  headers: [string, string][];
}

/** Reads a `_headers` file: a path, then indented `Name: value` lines. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of contentLines(text)) {
    if (/^\S/.test(line)) {
      rules.push({path: hostPattern(line.trim()).regex, headers: []});
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
  // A path below a file, such as `page.md/`, is no entry either, and `statSync` would throw at it.
  return fs.existsSync(file) && fs.statSync(file).isFile();
}

/**
 * Answers as the static host does: gzip, `_redirects` and `_headers` of the folder, folders end in a slash, `404.html` for the rest.
 * Compressed files are kept, so that a crawl pays for each once.
 */
export function createStaticHandler(folder: string): http.RequestListener {
  const redirects = parseHostFile(readIfThere(path.join(folder, '_redirects')));
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
      const found = findRule(redirects, pathname, onlyForced);
      if (found?.status === 200 || found?.status === 404) {
        const file = path.join(folder, found.to, found.to.endsWith('/') ? 'index.html' : '');
        if (!isFile(file)) {
          return false;
        }
        send(file, found.status);
      } else if (found) {
        const [page, anchor] = found.to.split('#');
        response
          .writeHead(found.status, {Location: page + url.search + (anchor ? `#${anchor}` : '')})
          .end();
      }
      return found !== undefined;
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
    } else if (isFile(path.join(target, 'index.html'))) {
      response.writeHead(301, {Location: `${url.pathname}/${url.search}`}).end();
    } else if (redirect(false)) {
      // Answered.
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
  // Whoever asks again is answered on the same connection: one that the server closes after a while may be the one on which a
  // request of a test is just coming.
  server.keepAliveTimeout = 0;
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
