import fs from 'node:fs';
import path from 'node:path';
import {CHINESE, expect, openPage, originOf, test} from './harness';
import {buildFolder} from './harness/builds';
import {parseHeaders} from './harness/staticServer';

const urlOf = (path: string) => originOf(path.startsWith('/zh/') ? CHINESE : 'site') + path;
const headersOf = async (path: string) => (await fetch(urlOf(path))).headers;

for (const path of ['/x/introduction/', '/zh/x/introduction/'] as const) {
  test(`${path} has the security headers`, async () => {
    const headers = await headersOf(path);
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(
      /script-src 'self' 'wasm-unsafe-eval'( 'sha256-[\w+/]{43}=')+( https:\/\/[\w.]+)*;/,
    );
    expect(policy).toContain("object-src 'none'");
    expect(headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains; preload',
    );
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });
}

for (const [what, address] of [
  ['by its headers', '/x/introduction/'],
  ['by its HTML, where the host knows no such page', '/nowhere/'],
] as const) {
  test(`a page runs no injected script: ${what}`, async () => {
    const page = await openPage(address, {
      allow: [/404/, /^console\.error: Executing inline script violates.* Content Security Policy/],
    });
    const refused = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) =>
            resolve(event.effectiveDirective),
          );
          const script = document.createElement('script');
          script.textContent = 'window.intruder = true';
          document.body.append(script);
        }),
    );
    expect(refused).toBe('script-src-elem');
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
  });
}

test('no file of the site matches two rules with the same header, which hosts treat differently', () => {
  const folder = buildFolder('site');
  const rules = parseHeaders(fs.readFileSync(path.join(folder, '_headers'), 'utf8'));
  const twice = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join('/')
          .replace(/index\.html$/, '')}`,
    )
    .filter((address) => {
      const names = rules
        .filter((rule) => rule.path.test(address))
        .flatMap((rule) => rule.headers.map(([name]) => name.toLowerCase()));
      return new Set(names).size < names.length;
    });
  expect(twice).toEqual([]);
});

test('hashed files of both languages are cached for a year, others for a day', async () => {
  for (const path of ['/x/introduction/', '/zh/x/introduction/']) {
    const html = await (await fetch(urlOf(path))).text();
    const [file = ''] = /\/[\w/]*assets\/js\/main\.\w+\.js/.exec(html) ?? [];
    expect((await headersOf(file)).get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  }
  expect((await headersOf('/static/favicon.svg')).get('cache-control')).toBe(
    'public, max-age=86400',
  );
});

test('the runner of edited demos may evaluate code, in a sandbox without an origin', async () => {
  const html = await (await fetch(urlOf('/runner/'))).text();
  const [script = ''] = /assets\/main\.\w+\.js/.exec(html) ?? [];
  const scriptHeaders = await headersOf(`/runner/${script}`);
  expect(scriptHeaders.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const policy = (await headersOf('/runner/')).get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'unsafe-eval'");
  expect(policy).toMatch(/sandbox allow-scripts(;|$)/);
});
