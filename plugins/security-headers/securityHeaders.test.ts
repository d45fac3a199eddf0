import {addPolicy} from './addPolicy';
import {collectInlineScripts, hashScript} from './collectInlineScripts';
import {findSiteRoot} from '../../site/pages/findSiteRoot';
import {pagePolicy, writeHeaders} from './writeHeaders';

describe('the scripts that stand in a page', () => {
  test.each([
    ['one without attributes', '<script>run()</script>', ['run()']],
    ['one with other attributes', '<script data-rh=true>run()</script>', ['run()']],
    ['a module', '<script type="module">run()</script>', ['run()']],
    ['one whose attribute holds a bracket', '<script data-a="a > b">run()</script>', ['run()']],
    ['one whose text holds the word src', '<script>a.src="b"</script>', ['a.src="b"']],
    ['two, with their spaces', '<script> a </script><p></p><script>\nb</script>', [' a ', '\nb']],
    ['one with src in a value', '<script data-a="a src=b type=c">run()</script>', ['run()']],
    ['its text as it is', "<script>a &amp;&amp; '<p>'</script>", ["a &amp;&amp; '<p>'"]],
    ['an import map', '<script type="importmap">{}</script>', ['{}']],
    ['rules of what is loaded ahead', '<script type=speculationrules>{}</script>', ['{}']],
    ['the older names of the language', '<script type=" text/ECMAScript ">a</script>', ['a']],
    ['one kind of line break', '<script>a\r\nb\rc</script>', ['a\nb\nc']],
    ['an empty one', '<script></script>', ['']],
    ['not what is commented out', '<!-- <script>run()</script> -->', []],
    ['not what a title says', '<title><script>run()</script></title>', []],
    ['not what an attribute says', '<p title="<script>run()</script>"></p>', []],
    ['not one from a file', '<script src=/main.js defer></script>', []],
    ['not data', '<script type="application/ld+json">{}</script>', []],
    ['not data without quotes', '<script type=application/json>{}</script>', []],
  ])('%s', (_case, html, scripts) => {
    expect(collectInlineScripts(html)).toEqual(scripts);
  });

  test('are named by their SHA-256', () => {
    // From the Content-Security-Policy specification.
    expect(hashScript("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});

test.each([
  ['the first language', '/site/build', '/', '/site/build'],
  ['a language below it', '/site/build/zh/', '/zh/', '/site/build'],
  ['a language below it, without the slash at the end', '/site/build/zh', '/zh/', '/site/build'],
  ['a language alone in a folder of another name', '/tmp/out', '/zh/', '/tmp/out'],
])('the served folder of %s', (_case, outDir, baseUrl, root) => {
  expect(findSiteRoot(outDir, baseUrl)).toBe(root);
});

describe('the headers file', () => {
  const allow = {
    styles: ['https://fonts.example/icons?family=A', 'https://fonts.example/b', undefined, ''],
    images: ['https:'],
  };
  const entries = ['404.html', 'assets/', 'robots.txt', 'runner/', 'static/', 'x/', 'zh/'];
  const text = writeHeaders(pagePolicy(["'sha256-one'"], allow), entries, ['/', '/zh/'], allow);
  const ruleOf = (path: string) =>
    text.split('\n\n').find((rule) => rule.startsWith(`${path}\n`)) ?? '';

  test.each([
    // Each host once, by its origin.
    ['/x/*', "style-src 'self' 'unsafe-inline' https://fonts.example;"],
    // Charts embed fonts when they export an image.
    ['/x/*', "font-src 'self' data:;"],
    ['/x/*', "img-src 'self' data: blob: https:;"],
    ['/runner/*', "default-src 'none'; script-src 'self' 'unsafe-eval';"],
  ])('has for %s %s', (path, value) => {
    expect(ruleOf(path)).toContain(value);
  });

  test('allows no eval in pages, no requests of the runner, and no images of other hosts by default', () => {
    expect(ruleOf('/x/*')).not.toContain("'unsafe-eval'");
    expect(ruleOf('/runner/*')).not.toContain('connect-src');
    expect(pagePolicy([], {})).not.toContain('https:');
  });
});

describe('the policy in a page', () => {
  const page = '<html><head><meta charset="UTF-8"></head></html>';
  const meta = (policy: string) =>
    `<html><head><meta http-equiv="Content-Security-Policy" content="${policy}"><meta charset="UTF-8"></head></html>`;

  test('comes first in the head, without what only a header can say', () => {
    expect(addPolicy(page, "default-src 'self'; frame-ancestors 'self'")).toBe(
      meta("default-src 'self'"),
    );
  });

  test('takes the place of an earlier one', () => {
    expect(addPolicy(addPolicy(page, "a 'x'"), "b 'y'")).toBe(meta("b 'y'"));
  });
});
