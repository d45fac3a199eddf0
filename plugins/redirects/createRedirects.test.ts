import {createRedirects} from './createRedirects';
import {RENAMES, SHORT_LINKS} from './renames';
import {localize, renderHostFile, renderRedirectPage} from './renderRedirects';

const page = (path: string, ...from: string[]) => ({path, source: `docs${path}index.mdx`, from});
const create = (
  pages: ReturnType<typeof page>[],
  renames: Record<string, string[]> = {},
  shortLinks: Parameters<typeof createRedirects>[0]['shortLinks'] = {},
) => createRedirects({pages, renames, shortLinks, host: 'https://mui.com'});

test('a page takes over what its front matter says', () => {
  expect(
    create([page('/x/heatmap/', '/x/heat-map/'), page('/x/bar/', '/x/bars/')], {
      '/x/bar/': ['/x/bars/'],
    }),
  ).toEqual([
    {from: '/x/bars/', to: '/x/bar/', status: 301},
    {from: '/x/heat-map/', to: '/x/heatmap/', status: 301},
  ]);
});

test('what is still a page in this version is not taken over', () => {
  expect(create([page('/x/new/'), page('/x/old/')], {'/x/new/': ['/x/old/']})).toEqual([]);
});

test('a line waits while its page is not written', () => {
  const renames = {'/x/tree-data/': ['/x/group-pivot/']};
  const short = {'/r/x-tree': {page: '/x/tree-data/#groups'}};
  expect(create([], renames, short)).toEqual([]);
  expect(create([page('/x/tree-data/', '/x/group-pivot/')], renames, short)).toHaveLength(2);
});

test('short addresses lead to a heading or to the host of the vendor', () => {
  expect(
    create(
      [page('/x/licensing/')],
      {},
      {
        '/r/x-trial': {page: '/x/licensing/#trial'},
        '/r/x-buy': {host: '/pricing/'},
      },
    ),
  ).toEqual([
    {from: '/r/x-buy', to: 'https://mui.com/pricing/', status: 302},
    {from: '/r/x-trial', to: '/x/licensing/#trial', status: 302},
  ]);
});

test.each<[string, () => unknown, string]>([
  [
    'an old address without slashes',
    () => create([page('/x/a/', '/x/b')]),
    'docs/x/a/index.mdx: redirect_from "/x/b" is no path',
  ],
  [
    'an old address that is a page',
    () => create([page('/x/a/', '/x/b/'), page('/x/b/')]),
    'docs/x/a/index.mdx: redirect_from "/x/b/" is the address of a page',
  ],
  [
    'a page that would lead to itself',
    () => create([page('/x/a/', '/x/a/')]),
    'redirect_from "/x/a/" is the address of a page',
  ],
  [
    'an old address with two pages',
    () => create([page('/x/a/', '/x/old/'), page('/x/b/', '/x/old/')]),
    'docs/x/b/index.mdx: redirect_from "/x/old/" is claimed by docs/x/a/index.mdx too',
  ],
  [
    'a page that does not say what it took over',
    () => create([page('/x/a/')], {'/x/a/': ['/x/old/']}),
    'docs/x/a/index.mdx: this page took over "/x/old/": write it into redirect_from',
  ],
  [
    'another page that says it',
    () => create([page('/x/a/'), page('/x/b/', '/x/old/')], {'/x/a/': ['/x/old/']}),
    'docs/x/a/index.mdx: this page took over "/x/old/", not docs/x/b/index.mdx:',
  ],
  [
    'a line of the list without slashes',
    () => create([], {'/x/a/': ['/x/old']}),
    'renames.ts: "/x/old" is no path',
  ],
  [
    'a chain',
    () => create([page('/x/c/', '/x/b/')], {'/x/c/': ['/x/b/'], '/x/b/': ['/x/a/']}),
    'renames.ts: "/x/b/" leads on to /x/c/',
  ],
  [
    'a short address that leads to an old one',
    () => create([page('/x/a/', '/x/old/')], {}, {'/r/x-a': {page: '/x/old/'}}),
    'renames.ts: "/r/x-a" leads to /x/old/, which leads on to /x/a/',
  ],
])('%s stops the build', (_, run, message) => {
  expect(run).toThrow(message);
});

test('every line of the list works once all of its pages are there', () => {
  const targets = [
    ...Object.keys(RENAMES),
    ...Object.values(SHORT_LINKS).flatMap((target) =>
      'page' in target ? [target.page.split('#')[0]!] : [],
    ),
  ];
  const redirects = createRedirects({
    pages: [...new Set(targets)].map((path) => page(path, ...(RENAMES[path] ?? []))),
    renames: RENAMES,
    shortLinks: SHORT_LINKS,
    host: 'https://mui.com',
  });
  expect(redirects).toHaveLength(
    Object.values(RENAMES).flat().length + Object.keys(SHORT_LINKS).length,
  );
});

test('hosts get one file for all languages', () => {
  expect(renderHostFile([{from: '/x/b/', to: '/x/a/', status: 301}], ['/', '/zh/'])).toBe(
    [
      '# Written by plugins/redirects.',
      '/ /x/introduction/ 301',
      '/x/ /x/introduction/ 301',
      '/x/b/ /x/a/ 301!',
      '/zh/ /zh/x/introduction/ 301',
      '/zh/x/ /zh/x/introduction/ 301',
      '/zh/x/b/ /zh/x/a/ 301!',
      '',
    ].join('\n'),
  );
});

test('a redirect page leads on with and without scripts, and names the page that counts', () => {
  const html = renderRedirectPage('/x/a/', {
    siteUrl: 'https://docs.example',
    baseUrl: '/zh/',
    language: 'zh-CN',
    words: 'Moved "on"',
  });
  expect(html).toContain('<link rel="canonical" href="https://docs.example/zh/x/a/">');
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/zh/x/a/">');
  expect(html).toContain('data-target="/zh/x/a/"');
  expect(html).toContain('<title>Moved &quot;on&quot;</title>');
  expect(localize('https://mui.com/pricing/', '/zh/')).toBe('https://mui.com/pricing/');
});
