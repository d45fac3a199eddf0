import type {HitGroup} from './createSearch';
import {boostGuides} from './boostGuides';

const group = (name: string, score: number, isApi: boolean): HitGroup => ({
  page: {kind: isApi ? 'component' : 'page', text: name, href: name, plan: 0, score},
  hits: [],
  trail: '',
  productId: 'x-charts',
  isApi,
  score,
});

const order = (...groups: HitGroup[]) => boostGuides(groups).map(({page}) => page.text);

const reference = [group('A', 50, true), group('B', 49, true), group('C', 48, true)];

test.each<[string, HitGroup[], string[]]>([
  ['a guide comes third', [...reference, group('Guide', 20, false)], ['A', 'B', 'Guide', 'C']],
  ['one that is there stays', [group('Guide', 60, false), ...reference], ['Guide', 'A', 'B', 'C']],
  [
    'one that hardly fits stays behind',
    [...reference, group('Guide', 5, false)],
    ['A', 'B', 'C', 'Guide'],
  ],
  ['without a guide nothing moves', reference, ['A', 'B', 'C']],
  ['nothing stays nothing', [], []],
])('%s', (_, groups, expected) => {
  expect(order(...groups)).toEqual(expected);
});
