import {createRedirects} from './createRedirects';
import {checkChains, findRule, parseHostFile, renderHostFile} from './hostFile';
import {renderRedirectPage} from './renderRedirectPage';

const create = (
  paths: string[],
  renames: Record<string, string[]> = {},
  shortLinks: Parameters<typeof createRedirects>[0]['shortLinks'] = {},
) =>
  createRedirects({
    siteDir: '/site',
    paths: new Set(paths),
    pages: renames,
    shortLinks,
    host: 'https://mui.com',
  });

test('a page takes over its old addresses', () => {
  expect(
    create(['/x/heatmap/', '/x/bar/'], {
      '/x/heatmap/': ['/x/heat-map/'],
      '/x/bar/': ['/x/bars/', '/components/bars/'],
    }),
  ).toEqual([
    {from: '/components/bars/', to: '/x/bar/', status: 301},
    {from: '/x/bars/', to: '/x/bar/', status: 301},
    {from: '/x/heat-map/', to: '/x/heatmap/', status: 301},
  ]);
});

test('what is still a page in this version is not taken over', () => {
  expect(create(['/x/new/', '/x/old/'], {'/x/new/': ['/x/old/']})).toEqual([]);
});

test('a line waits while its page is not written', () => {
  const renames = {'/x/tree-data/': ['/x/group-pivot/']};
  const short = {'/r/x-tree': {page: '/x/tree-data/#groups'}};
  expect(create([], renames, short)).toEqual([]);
  expect(create(['/x/tree-data/'], renames, short)).toHaveLength(2);
});

test('short URLs redirect to a heading or to the host of the vendor', () => {
  const short = {
    '/r/x-trial': {page: '/x/licensing/#trial'},
    '/r/x-buy': {host: '/pricing/'},
    '/x/license/': {host: '/legal/'},
  };
  expect(create(['/x/licensing/'], {}, short)).toEqual([
    {from: '/r/x-buy', to: 'https://mui.com/pricing/', status: 302},
    {from: '/r/x-trial', to: '/x/licensing/#trial', status: 302},
    {from: '/x/license/', to: 'https://mui.com/legal/', status: 302},
  ]);
});

test.each([
  [
    {'/x/c/': ['/x/b/'], '/x/b/': ['/x/a/']},
    '"/x/a/" redirects to "/x/b/", which redirects to "/x/c/". Redirect to "/x/c/".',
  ],
  [
    {'/x/a/': ['/x/b/'], '/x/b/': ['/x/a/']},
    '"/x/b/" redirects to "/x/a/", which redirects to "/x/b/".',
  ],
  [{'/x/a/': ['/x/a/']}, 'which redirects to "/x/a/".'],
])('the renames %j stop the build', (renames: Record<string, string[]>, message) => {
  expect(() => create([], renames)).toThrow('plugins/redirects/renames.json: ');
  expect(() => create([], renames)).toThrow(message);
});

test.each([
  [{'/r/x-a': {page: '/x/old/'}}, '"/r/x-a" redirects to "/x/old/", which redirects to "/x/a/".'],
  [{'x-a': {host: '/'}}, 'Invalid short URL "x-a". Use /r/<name>.'],
  [{'/x/a/': {host: '/'}}, 'Short URL "/x/a/" conflicts with a current or former page.'],
])('the short links %j stop the build', (short: object, message) => {
  const links = short as Parameters<typeof create>[2];
  expect(() => create(['/x/a/'], {'/x/a/': ['/x/old/']}, links)).toThrow(message);
});

describe('the file for the host', () => {
  const text = renderHostFile(
    [
      {from: '/x/b/', to: '/x/a/', status: 301},
      {from: '/r/x-buy', to: 'https://mui.com/pricing/', status: 302},
    ],
    ['/', '/zh/'],
  );
  const rules = parseHostFile(text);

  test.each<[string, string, string | undefined]>([
    ['the front', '/', '/x/introduction/'],
    ['one without its slash', '/x/b', '/x/a/'],
    ['an old address in a language that is built', '/zh/x/b/', '/zh/x/a/'],
    ['a page in a language that is built', '/zh/x/a/', '/zh/404.html'],
    ['a page in English by name', '/en/x/a/b/', '/x/a/b/'],
    ['a short address in another language', '/de/r/x-buy', 'https://mui.com/pricing/'],
    ['the front in another language', '/ja/', '/x/introduction/'],
    ['a page', '/x/a/', undefined],
    ['anything else', '/fr/blog/', undefined],
  ])('%s', (_, pathname, to) => {
    expect(findRule(rules, pathname)?.to).toBe(to);
  });

  test('old URLs take precedence over the page for other hosts, all others yield to files', () => {
    expect(findRule(rules, '/zh/x/b/', true)).toEqual({to: '/zh/x/a/', status: 301});
    expect(findRule(rules, '/fr/x/a/', true)).toBeUndefined();
  });

  test.each([
    ['/x/c/ /x/b/ 301', '"/x/c/" redirects to "/x/b/", which redirects to "/x/a/".'],
    ['/x/c/ /fr/x/a/ 301', '"/x/c/" redirects to "/fr/x/a/", which redirects to "/x/a/".'],
    ['/x/c/ /x/c/#d 301', '"/x/c/" redirects to "/x/c/#d", which redirects to "/x/c/#d".'],
  ])('%s is one hop too many', (line, message) => {
    expect(() => checkChains(`${text}${line}\n`)).toThrow(message);
    expect(() => checkChains(text)).not.toThrow();
  });
});

test('a redirect page works with and without scripts, and has a canonical link', () => {
  const options = {
    siteUrl: 'https://docs.example',
    baseUrl: '/zh/',
    language: 'zh-CN',
    words: 'Moved "on"',
  };
  const html = renderRedirectPage('/x/a/', options);
  expect(html).toContain('<link rel="canonical" href="https://docs.example/zh/x/a/">');
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/zh/x/a/">');
  expect(html).toContain('data-target="/zh/x/a/"');
  expect(html).toContain('<title>Moved &quot;on&quot;</title>');
  expect(renderRedirectPage('https://mui.com/pricing/', options)).toContain(
    '<a href="https://mui.com/pricing/">',
  );
});
