import type {HitGroup} from './hits';
import {mergeFullText} from './mergeFullText';

const group = (path: string, score: number, hits: HitGroup['hits'] = []): HitGroup => ({
  page: {kind: 'page', text: path, href: `/x/${path}`, plan: 0, score},
  hits,
  trail: '',
  productId: 'x-charts',
  isApi: false,
  score,
});

const pages = {pageAt: (path: string) => (path === 'gone/' ? undefined : group(path, 0))};

const found = (path: string, anchor?: string, title = 'Title') => ({
  path,
  excerpt: `in <mark>${path}</mark>`,
  share: 1,
  parts: anchor ? [{anchor, title, excerpt: `below ${anchor}`}] : [],
});

test('results by name stay first, partial matches follow, unknown pages are omitted', () => {
  const named = [group('exact/', 110), group('half/', 20)];
  const merged = mergeFullText(named, [found('prose/'), found('gone/')], pages);
  expect(merged.map(({page}) => page.text)).toEqual(['exact/', 'prose/', 'half/']);
});

test('existing hits get an excerpt, new hits are added', () => {
  const hit = {kind: 'section' as const, text: 'A', href: '/x/page/#a', plan: 0, score: 60};
  const [merged] = mergeFullText(
    [group('page/', 60, [hit])],
    [{...found('page/'), parts: [...found('page/', 'a').parts, ...found('page/', 'b').parts]}],
    pages,
  );
  expect(merged!.hits.map(({href, excerpt}) => [href, excerpt])).toEqual([
    ['/x/page/#a', 'below a'],
    ['/x/page/#b', 'below b'],
  ]);
});

test('rows of the API reference keep their kind', () => {
  const [merged] = mergeFullText([], [found('api/', 'bar-chart-prop-skip', 'skip')], pages);
  expect(merged!.hits[0]).toMatchObject({kind: 'prop', text: 'skip'});
});

test('filters apply to full-text results, too', () => {
  expect(mergeFullText([], [found('page/')], pages, {product: 'x-tree-view'})).toEqual([]);
  expect(mergeFullText([], [found('page/', 'a')], pages, {kind: 'props'})).toEqual([]);
  expect(mergeFullText([], [found('page/', 'a')], pages, {kind: 'guides'})).toHaveLength(1);
});
