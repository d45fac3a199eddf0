import fs from 'node:fs';
import path from 'node:path';
import {CHINESE, expect, openPage, originOf, test} from './harness';
import {buildFolder} from './harness/builds';
import {parseHeaders} from './harness/staticServer';

const urlOf = (path: string) => originOf(path.startsWith('/zh/') ? CHINESE : 'site') + path;
const headersOf = async (path: string) => (await fetch(urlOf(path))).headers;

for (const path of ['/x/introduction/', '/zh/x/introduction/'] as const) {
  test(`${path} comes with the headers that protect a page`, async () => {
    const headers = await headersOf(path);
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'( 'sha256-[\w+/]{43}=')+;/);
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

test('an address without a page has its policy in the page', async () => {
  const page = await openPage('/nowhere/', {
    allow: [/404/, /^console\.error: Executing inline script violates.* Content Security Policy/],
  });
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});

test('no file of the site matches two rules with the same header: hosts differ in what they make of it', () => {
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

test('a script that nobody wrote into the page does not run', async () => {
  const page = await openPage('/x/introduction/', {
    allow: [/^console\.error: Executing inline script violates.* Content Security Policy/],
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

test('the scripts that stand in pages run', async () => {
  const page = await openPage('/x/introduction/', {mode: 'dark', until: 'commit'});
  // Set by the script at the top of the body, before anything is loaded.
  await page.waitForSelector('html[data-theme="dark"]', {state: 'attached'});
});

test('hashed files of both languages are kept for a year, others for a day', async () => {
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

test('the runner of edited demos may turn text into code, and has no origin to misuse it', async () => {
  const html = await (await fetch(urlOf('/runner/'))).text();
  const [script = ''] = /assets\/main\.\w+\.js/.exec(html) ?? [];
  const scriptHeaders = await headersOf(`/runner/${script}`);
  expect(scriptHeaders.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const policy = (await headersOf('/runner/')).get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'unsafe-eval'");
  expect(policy).toContain('sandbox allow-scripts');
  const page = await openPage('/runner/', {until: 'load'});
  expect(await page.evaluate(() => window.origin)).toBe('null');
});
