/** @jest-environment node */
import fs from 'node:fs';
import {addCardTags} from './cardTags';
import {createRenderer, TEXT_WIDTH, type Card, type CardRenderer} from './drawCard';
import {findKind} from './drawings';

const card = (title: string, rest: Partial<Card> = {}): Card => ({
  kind: 'chart',
  product: 'charts',
  title,
  label: 'Charts',
  group: 'Components › Bars',
  ...rest,
});

const CARDS = [
  card('Bars'),
  card('Build a CRUD grid with TanStack Query and optimistic updates', {kind: 'recipe'}),
  card('DateTimeRangePicker API', {kind: 'api', product: 'date-pickers'}),
  card('GridAggregationFunctionDataSource API', {kind: 'api', product: 'data-grid'}),
  card('Data Grid server-side data - Aggregation and row grouping in one'),
  card('在服务器上对数据网格进行排序、筛选、分页和汇总', {label: '图表', group: '组件'}),
];

let renderer: CardRenderer;

beforeAll(async () => {
  renderer = await createRenderer(CARDS, fs.readFileSync('static/static/favicon.svg'));
});

test.each(CARDS)('fits the title "$title"', async (one) => {
  const {text, lines, width} = await renderer.measureTitle(one);
  expect(lines).toBeLessThanOrEqual(3);
  // Includes the space at the end of a line.
  expect(width).toBeLessThanOrEqual(TEXT_WIDTH + 20);
  expect(text.replaceAll(/[\s\u200B\u2060]/g, '')).toBe(one.title.replaceAll(' ', ''));
});

test('draws a PNG of 1200 × 630 px and at most 40 KiB, which differs by title, kind, and product', async () => {
  const others = [card('Bars', {kind: 'api'}), card('Bars', {product: 'tree-view'})];
  const images = await Promise.all([...CARDS, ...others].map((one) => renderer.draw(one)));
  for (const image of images) {
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(image.length).toBeLessThanOrEqual(40 * 1024);
  }
  expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(images.length);
});

test.each([
  ['/x/react-charts/bars/', 'charts', 'chart'],
  ['/x/api/charts/bar-chart/', 'charts', 'api'],
  ['/x/demos/', undefined, 'demos'],
  ['/x/migration/upgrade/', undefined, 'migration'],
  ['/x/recipes/', undefined, 'recipe'],
  ['/x/whats-new/', undefined, 'releases'],
  ['/x/introduction/', undefined, 'site'],
] as const)('finds the drawing of %s', (path, product, kind) => {
  expect(findKind(path, product)).toBe(kind);
});

test('names a card in the head of its page', () => {
  const html = '<head><title>A</title></head><svg><title>B</title></svg>';
  expect(addCardTags(html, {url: 'https://mui.com/a.png', alt: '"A" & $1'})).toBe(
    '<head><meta property="og:image" content="https://mui.com/a.png"><meta property="og:image:width" content="1200">' +
      '<meta property="og:image:height" content="630"><meta property="og:image:alt" content="&quot;A&quot; &amp; $1">' +
      '<title>A</title></head><svg><title>B</title></svg>',
  );
});
