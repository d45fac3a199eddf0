import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {serveFolder, type StaticServer} from './site/harness/staticServer';

/** The server stands in for the host: when it is wrong, every other site test is about another site. */
describe('the static server', () => {
  let folder: string;
  let server: StaticServer;
  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(server.origin + address, {redirect: 'manual', headers});

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'static-'));
    const files: Record<string, string> = {
      'index.html': 'home',
      '404.html': 'nothing here',
      'x/bars/index.html': 'bars '.repeat(200),
      'x/bars.md': '# Bars',
      'assets/a.js': 'let a;',
      _redirects:
        '# moved pages\n/x/old /x/bars/ 301\n/x/api/* /x/docs-api/:splat 302\n/x/:area/start /x/:area/\n/x/bars/ /x/forced/ 302!\n/x/alias /x/bars/index.html 200\n',
      _headers:
        '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n/*\n  X-Content-Type-Options: nosniff\n',
    };
    for (const [file, content] of Object.entries(files)) {
      fs.mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
      fs.writeFileSync(path.join(folder, file), content);
    }
    server = await serveFolder(folder);
  });

  afterAll(async () => {
    await server.close();
    fs.rmSync(folder, {recursive: true});
  });

  test.each([
    ['a folder', '/', 200, 'home'],
    ['a file', '/x/bars.md', 200, '# Bars'],
    ['an address that is not there', '/nowhere', 404, 'nothing here'],
    ['an address below a file', '/x/bars.md/', 404, 'nothing here'],
    ['a rewrite', '/x/alias', 200, 'bars '.repeat(200)],
    ['an address that leaves the folder', '/%2e%2e%2f%2e%2e%2fetc/passwd', 400, ''],
  ])('%s', async (_, address, status, body) => {
    const answer = await get(address);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(body);
  });

  test.each([
    ['a moved page', '/x/old/', 301, '/x/bars/'],
    ['the rest of an address', '/x/api/data-grid/?a=1', 302, '/x/docs-api/data-grid/?a=1'],
    ['a named part of an address', '/x/charts/start', 301, '/x/charts/'],
    ['a rule that wins over a file', '/x/bars/', 302, '/x/forced/'],
  ])('%s is redirected', async (_, address, status, location) => {
    const answer = await get(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });

  test('a folder without its slash', async () => {
    fs.mkdirSync(path.join(folder, 'x/lines'), {recursive: true});
    fs.writeFileSync(path.join(folder, 'x/lines/index.html'), 'lines');
    expect((await get('/x/lines?a=1')).headers.get('location')).toBe('/x/lines/?a=1');
  });

  test('headers of the host’s file', async () => {
    const answer = await get('/assets/a.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('text is compressed for who accepts it', async () => {
    expect(
      (await get('/x/alias', {'accept-encoding': 'gzip'})).headers.get('content-encoding'),
    ).toBe('gzip');
    expect(
      (await get('/x/alias', {'accept-encoding': 'identity'})).headers.get('content-encoding'),
    ).toBeNull();
  });

  test('what has not changed is not sent again', async () => {
    const tag = (await get('/x/bars.md')).headers.get('etag') ?? '';
    expect((await get('/x/bars.md', {'if-none-match': tag})).status).toBe(304);
  });
});
