import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {addCardTags} from '../../plugins/social-cards/cardTags';
import {hashScript} from '../../plugins/security-headers/collectInlineScripts';
import {checkPage} from './checkPage';
import {checkSite} from './checkSite';
import {readPage, readPages} from './readHtml';

const HEAD = '<title>Bars - MUI X</title><meta name="viewport" content="width=device-width">';

/** A page without problems, around the given content of its `<main>`. */
const wrap = (content: string, {head = HEAD, root = 'lang="en" dir="ltr"', main = true} = {}) =>
  `<!doctype html><html ${root}><head>${head}</head><body>${
    main ? `<main><h1>Bars</h1>${content}</main>` : content
  }</body></html>`;

const problemsOf = (html: string, pathname = '/x/bars/'): string[] =>
  checkPage(readPage(pathname, html)).map((line) => line.slice(pathname.length + 2));

describe('a page', () => {
  test('without problems', () => {
    const content =
      '<p>Values may be <code>undefined</code>.<ul><li>One<li>Two</ul><h2 id="a">A</h2><h3>B</h3>' +
      '<nav aria-label="One"></nav><nav aria-labelledby="a"></nav><label>Name<input></label>' +
      '<button aria-label="Copy"><svg aria-hidden="true"></svg></button><img src="/a.png" alt="">' +
      '<div hidden><button></button></div><noscript><h1>Off</h1></noscript>';
    expect(problemsOf(wrap(content))).toEqual([]);
  });

  test.each([
    ['a second h1', '<h1>Again</h1>', 'It has 2 <h1> elements, not one.'],
    ['a skipped level', '<h3>Gap</h3>', 'The heading "Gap" skips from h1 to h3.'],
    ['an empty heading', '<h2></h2>', '<h2> is empty.'],
    ['a repeated id', '<p id="a">A</p><p id="a">B</p>', 'The id "a" occurs more than once.'],
    [
      'a reference to no element',
      '<div role="img" aria-label="A" aria-describedby="no">A</div>',
      '<div> refers to the id "no" (aria-describedby), which doesn\'t exist.',
    ],
    [
      'a nameless button',
      '<button class="x"><svg aria-hidden="true"></svg></button>',
      '<button class="x"> has no accessible name.',
    ],
    ['a nameless link', '<a href="/x/"> </a>', '<a href="/x/"> has no accessible name.'],
    ['a nameless field', '<input name="q">', '<input name="q"> has no accessible name.'],
    ['an image without alt text', '<img src="/a.png">', '<img> src="/a.png" has no alt text.'],
    [
      'an icon that is read',
      '<svg class="i"></svg>',
      '<svg class="i"> is neither hidden from screen readers nor named.',
    ],
    ['a second main', '<div role="main">A</div>', 'It has 2 landmarks "main", not one.'],
    ['a nameless navigation', '<nav>A</nav>', '<nav> has no name.'],
    [
      'two navigations of one name',
      '<nav aria-label="A"></nav><nav aria-label="A"></nav>',
      'Two navigation landmarks have the name "A".',
    ],
    ['a positive tabindex', '<p tabindex="2">A</p>', '<p> has a positive tabindex.'],
    [
      'focus on what is not read',
      '<div aria-hidden="true"><a href="/x/">A</a></div>',
      '<a href="/x/"> takes the focus, but is hidden from screen readers.',
    ],
    ['an item outside a list', '<div><li>A</li></div>', "<li> isn't in a list."],
    [
      'a control in a link',
      '<a href="/x/">A <button>B</button></a>',
      '<button> is inside another control.',
    ],
    [
      'an inline handler',
      '<p onclick="go()">A</p>',
      '<p> has the inline handler onclick, which the policy blocks.',
    ],
    ['an object as text', '<p>Since [object Object]</p>', '<p> shows "Since [object Object]".'],
    [
      'a demo without its font',
      '<div data-demo="A"></div>',
      'It lacks the font face of its demos.',
    ],
    [
      'the font of demos without one',
      '<style data-href="demo-font"></style>',
      'It has the font face of demos, but no demo.',
    ],
    ['a missing number', '<p>NaN rows</p>', '<p> shows "NaN rows".'],
    [
      'a missing part of a URL',
      '<a href="/x/undefined/">A</a>',
      '<a href="/x/undefined/"> shows "/x/undefined/".',
    ],
  ])('with %s', (_, content, problem) => {
    expect(problemsOf(wrap(content))).toEqual([problem]);
  });

  test('in another language than its URL says', () => {
    expect(problemsOf(wrap(''), '/zh/x/bars/')).toEqual(['The language is "en", not "zh-CN".']);
  });

  test('without a head, a direction and a main landmark', () => {
    const html = wrap('<h1>Bars</h1>', {head: '', root: 'lang="en"', main: false});
    expect(problemsOf(html)).toEqual([
      '<html> has no direction.',
      'It has 0 titles, not one.',
      'It has no viewport.',
      'It has 0 landmarks "main", not one.',
    ]);
  });
});

describe('a site', () => {
  let folder: string;
  const RUN = 'run()';

  /** The start of a PNG with its size. */
  const CARD = Buffer.alloc(24);
  CARD.writeUInt32BE(1200, 16);
  CARD.writeUInt32BE(630, 20);

  const head = (pathname: string, title: string, extra = '') =>
    `<title>${title}</title><meta name="description" content="About ${title}.">` +
    addCardTags('<title', {url: 'https://mui.com/card.png', alt: title}).replace('<title', '') +
    `<link rel="canonical" href="https://mui.com${pathname}"><meta property="og:url" content="https://mui.com${pathname}">` +
    `<link rel="alternate" hreflang="en" href="https://mui.com${pathname}"><link rel="alternate" hreflang="x-default" href="https://mui.com${pathname}">${extra}`;

  /** Writes the pages by path, and returns the problems of the site. */
  const check = (pages: Record<string, string>, rules = ''): string[] => {
    const files: Record<string, string | Buffer> = {
      'card.png': CARD,
      'large.png': Buffer.concat([CARD.subarray(0, 20), Buffer.alloc(50_000)]),
      _redirects: rules,
      _headers: `/*\n  Content-Security-Policy: script-src 'self' ${hashScript(RUN)}\n`,
      'a.js': 'let a;',
    };
    for (const [pathname, html] of Object.entries(pages)) {
      files[`${pathname}index.html`] = html.replace('<body>', '<body><div id="__docusaurus">');
    }
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      fs.writeFileSync(path.join(folder, file), text);
    }
    return checkSite({folder, pages: readPages(folder), missing: ['/zh/']});
  };

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'html-'));
  });
  afterEach(() => fs.rmSync(folder, {recursive: true}));

  const page = (pathname: string, content = '', extra = '', title = pathname) =>
    wrap(content, {head: head(pathname, title, extra)});

  test('without problems: links by rules, to sections, rows, demos and languages that are not built', () => {
    const content =
      '<a href="/x/b/#data-grid-prop-rows">A</a><a href="/x/old/">B</a><a href="#Bars.tsx">C</a>' +
      `<a href="/zh/x/a/">D</a><a href="https://example.com" target="_blank" rel="noopener">E</a><script>${RUN}</script>`;
    expect(
      check(
        {
          '/x/a/': page('/x/a/', content, '<script src="/a.js"></script>'),
          '/x/b/': page('/x/b/', '<p id="data-grid-prop-rows">Row</p>'),
        },
        '/x/old/ /x/b/ 301\n',
      ),
    ).toEqual([]);
  });

  test.each([
    [
      'resolves to no page',
      '<a href="/x/no/">A</a>',
      '/x/a/: The link "/x/no/" resolves to no page.',
    ],
    [
      'resolves to no section',
      '<a href="/x/a/#no">A</a>',
      '/x/a/: The link "/x/a/#no" resolves to no section of /x/a/.',
    ],
    ['has no URL', '<a href="">A</a>', '/x/a/: The link "" has no URL.'],
    [
      'opens a tab that can reach back',
      '<a href="https://example.com" target="_blank">A</a>',
      '/x/a/: The link "https://example.com" opens a tab without rel="noopener".',
    ],
    [
      'runs a script that the policy blocks',
      '<script>stray()</script>',
      '/x/a/: The policy blocks the script "stray()".',
    ],
    ['lacks a file', '<img src="/no.png" alt="">', '/x/a/: The file "/no.png" doesn\'t exist.'],
  ])('whose page %s', (_, content, problem) => {
    expect(check({'/x/a/': page('/x/a/', content)})).toEqual([problem]);
  });

  test('whose card is missing, or has another size, too many bytes, and no alt text', () => {
    const pages = Object.fromEntries(
      ['/no.png', '/large.png'].map((name) => {
        const pathname = `${name.slice(0, -4)}/`;
        const html = page(pathname).replaceAll(/<meta property="og:image[^>]*>/g, '');
        return [
          pathname,
          html.replace(
            '<title',
            `<meta property="og:image" content="https://mui.com${name}"><title`,
          ),
        ];
      }),
    );
    expect(check(pages)).toEqual([
      '/large/: The card "https://mui.com/large.png" has 1200 × 0 px, not 1200 × 630.',
      '/large/: The card "https://mui.com/large.png" has more than 40 KiB.',
      '/large/: The card "https://mui.com/large.png" has no alt text.',
      '/no/: The card "https://mui.com/no.png" doesn\'t exist.',
    ]);
  });

  test('with two pages of one title and description, in whatever case', () => {
    expect(
      check({'/x/a/': page('/x/a/', '', '', 'Toolbar'), '/x/b/': page('/x/b/', '', '', 'toolbar')}),
    ).toEqual([
      '/x/b/: It has the title of /x/a/: "toolbar".',
      '/x/b/: It has the description of /x/a/: "About toolbar.".',
    ]);
  });

  test('with a page that names another one as itself', () => {
    expect(check({'/x/a/': page('/x/b/')})).toEqual([
      '/x/a/: The canonical link is "https://mui.com/x/b/".',
      '/x/a/: No hreflang link names the page itself.',
      '/x/a/: The hreflang link "https://mui.com/x/b/" resolves to no page.',
      '/x/a/: The hreflang link "https://mui.com/x/b/" resolves to no page.',
    ]);
  });

  test('with a page that is too large', () => {
    const random = Array.from({length: 60_000}, (__, index) =>
      ((index * 7919) % 99991).toString(36),
    );
    const [problem = ''] = check({'/x/a/': page('/x/a/', `<p>${random.join(' ')}</p>`)});
    expect(problem).toMatch(/^\/x\/a\/: It requests [\d.]+ KiB of html, more than 48\.$/);
  });
});
