import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {cacheFolder, NoSuchFile, siteSource} from './docsSource';

let server: http.Server;
let site: URL;
let cache: string;
let asked: Array<[url: string, etag: string | undefined]>;
let answer: (url: string) => {status: number; headers?: Record<string, string>; body?: string};

beforeEach(async () => {
  asked = [];
  answer = () => ({status: 200, headers: {ETag: '"1"'}, body: 'first'});
  cache = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-cache-'));
  server = http.createServer((request, response) => {
    asked.push([request.url!, request.headers['if-none-match']]);
    const {status, headers, body} = answer(request.url!);
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
const goOffline = async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};
afterEach(async () => {
  await goOffline();
  fs.rmSync(cache, {recursive: true});
});

const read = async (file = 'x/a.md') => (await siteSource(site, cache).read(file)).toString();
/** Advances the clock by eleven minutes. */
const later = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);

test('a file is requested once, checked for changes when it is stale, and replaced by a new version', async () => {
  expect(await read()).toBe('first');
  expect(await read()).toBe('first');
  expect(asked).toEqual([['/x/a.md', undefined]]);
  later();
  answer = () => ({status: 304});
  expect(await read()).toBe('first');
  expect(asked[1]).toEqual(['/x/a.md', '"1"']);
  later();
  answer = () => ({status: 200, body: 'second'});
  expect(await read()).toBe('second');
  expect(await read()).toBe('second');
});

test('a cached file is available offline, and any other file is an error with its fix', async () => {
  await read();
  await goOffline();
  later();
  expect(await read()).toBe('first');
  await expect(read('x/b.md')).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:\d+ isn't reachable \(ECONNREFUSED\), and "x\/b\.md" isn't cached\. Connect to the network once, or set `DOCS_URL`/,
  );
});

test('uses the cache if the server fails, but not for a file that was removed', async () => {
  await read();
  later();
  answer = () => ({status: 503});
  expect(await read()).toBe('first');
  await expect(read('x/b.md')).rejects.toThrow('responded with status 503');
  answer = () => ({status: 404});
  await expect(read()).rejects.toThrow(NoSuchFile);
});

test('another site is not read', async () => {
  const {port} = site;
  answer = (url) =>
    url === '/x/a.md'
      ? {status: 302, headers: {Location: `http://localhost:${port}/other`}}
      : {status: 200, body: 'other'};
  // The name resolves to the same computer but is another origin.
  await goOffline();
  await new Promise<void>((resolve) => server.listen(Number(port), resolve));
  await expect(read()).rejects.toThrow('redirects to another site');
});

test('copies are where the system keeps them', () => {
  expect(cacheFolder({XDG_CACHE_HOME: '/var/tmp/c'})).toBe(
    path.join('/var/tmp/c', 'mui-x-docs-mcp'),
  );
});
