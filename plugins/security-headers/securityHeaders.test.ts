import {collectInlineScripts, hashScript} from './collectInlineScripts';
import {findSiteRoot} from './findSiteRoot';
import {writeHeaders} from './writeHeaders';

describe('the scripts that stand in a page', () => {
  test.each([
    ['one without attributes', '<script>run()</script>', ['run()']],
    ['one with other attributes', '<script data-rh=true>run()</script>', ['run()']],
    ['a module', '<script type="module">run()</script>', ['run()']],
    ['one whose attribute holds a bracket', '<script data-a="a > b">run()</script>', ['run()']],
    ['one whose text holds the word src', '<script>a.src="b"</script>', ['a.src="b"']],
    ['two, with their spaces', '<script> a </script><p></p><script>\nb</script>', [' a ', '\nb']],
    ['not one from a file', '<script src=/main.js defer></script>', []],
    ['not data', '<script type="application/ld+json">{}</script>', []],
    ['not data without quotes', '<script type=application/json>{}</script>', []],
  ])('%s', (_case, html, scripts) => {
    expect(collectInlineScripts(html)).toEqual(scripts);
  });

  test('are named by their SHA-256', () => {
    // From the specification of Content-Security-Policy.
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
  const text = writeHeaders(["'sha256-one'"], ['/', '/zh/'], {
    styles: ['https://fonts.example/icons?family=A', 'https://fonts.example/b', undefined, ''],
    images: ['https:'],
  });
  const ruleOf = (path: string) =>
    text.split('\n\n').find((rule) => rule.startsWith(`${path}\n`)) ?? '';

  test('allows scripts by hash and WebAssembly, and evaluates no text', () => {
    expect(ruleOf('/*')).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-one';");
    expect(ruleOf('/*')).not.toContain("'unsafe-eval'");
  });

  test('names each other host once, by its origin', () => {
    expect(ruleOf('/*')).toContain("style-src 'self' 'unsafe-inline' https://fonts.example;");
  });

  test('lets charts write fonts into a picture of themselves, and nobody else serve any', () => {
    expect(ruleOf('/*')).toContain("font-src 'self' data:;");
  });

  test('lets images come from everywhere only where that is configured', () => {
    expect(ruleOf('/*')).toContain("img-src 'self' data: blob: https:;");
    expect(writeHeaders([], ['/'], {})).not.toContain('https:');
  });

  test('gives the runner of demos no origin and nobody to call', () => {
    expect(ruleOf('/runner/*')).toContain("default-src 'none'; script-src 'self' 'unsafe-eval';");
    expect(ruleOf('/runner/*')).toContain('sandbox allow-scripts');
    expect(ruleOf('/runner/*')).not.toContain('connect-src');
  });

  test('keeps hashed files of every language for a year and asks anew for pages', () => {
    expect(ruleOf('/*')).toContain('Cache-Control: public, max-age=0, must-revalidate');
    expect(ruleOf('/assets/*')).toContain('max-age=31536000, immutable');
    expect(ruleOf('/zh/assets/*')).toContain('max-age=31536000, immutable');
  });

  test('puts the rule for everything first: the later of two counts', () => {
    expect(text.startsWith('/*\n')).toBe(true);
  });
});
