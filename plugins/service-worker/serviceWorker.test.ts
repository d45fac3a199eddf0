import {isPage, kindOf} from './browser/rules';
import {addBuildIdToWorker} from './addBuildIdToWorker';
import {OFFLINE_TEXTS} from './offlineTexts/shared';
import {writeOfflinePage} from './writeOfflinePage';

const scope = new URL('https://docs.example/x/');
const ask = (path: string, mode = 'no-cors', destination = 'script') =>
  kindOf({url: new URL(path, scope), mode, destination}, scope);

describe('what the worker answers', () => {
  test.each([
    ['a page of the docs', '/x/introduction/', 'navigate', 'document', 'page'],
    ['a page with query and fragment', '/x/a/?b=1#c', 'navigate', 'document', 'page'],
    ['a page of another product on the host', '/material-ui/', 'navigate', 'document', undefined],
    ['a page of another language', '/zh/x/introduction/', 'navigate', 'document', undefined],
    ['a hashed script', '/assets/js/12.0123abcd.js', 'no-cors', 'script', 'hashed'],
    ['a hashed font of a language', '/zh/assets/fonts/a.0123abcd.woff2', 'cors', 'font', 'hashed'],
    ['a picture', '/static/x/pro.svg', 'no-cors', 'image', 'static'],
    ['data, which must be new', '/static/x/notifications.json', 'cors', '', undefined],
    ['a script without a hash', '/pagefind/pagefind.js', 'cors', 'script', undefined],
    ['an asset without a hash', '/assets/js/main.js', 'no-cors', 'script', undefined],
    ['another host', 'https://ads.example/assets/a.0123abcd.js', 'cors', 'script', undefined],
  ])('%s: %s', (_case, path, mode, destination, kind) => {
    expect(ask(path, mode, destination)).toBe(kind);
  });

  test.each([
    ['a page', 200, 'text/html; charset=utf-8', true],
    ['an error page', 500, 'text/html', false],
    ['a missing page', 404, 'text/html', false],
    ['the Markdown of a page', 200, 'text/markdown', false],
  ])('keeps %s: %i', (_case, status, type, kept) => {
    expect(isPage(new Response('', {status, headers: {'Content-Type': type}}))).toBe(kept);
  });
});

test('the stamp of a worker names its build and the latest one of each other language', () => {
  const english = addBuildIdToWorker('run()', undefined, 'en', 'aaa');
  expect(english).toBe('self.docsBuild="en:aaa";\nrun()');
  expect(addBuildIdToWorker('run()', english, 'zh', 'bbb')).toBe(
    'self.docsBuild="en:aaa zh:bbb";\nrun()',
  );
  expect(addBuildIdToWorker('run()', english, 'en', 'ccc')).toBe('self.docsBuild="en:ccc";\nrun()');
});

test('the offline page asks for nothing and names its language', () => {
  const html = writeOfflinePage(
    {...OFFLINE_TEXTS, title: 'Off & <out>'},
    {lang: 'zh-CN', dir: 'ltr'},
  );
  expect(html).toContain('<html lang="zh-CN" dir="ltr">');
  expect(html).toContain('<h1>Off &amp; &lt;out&gt;</h1>');
  expect(html).not.toMatch(/<script|src=|href="[^"]/);
});
