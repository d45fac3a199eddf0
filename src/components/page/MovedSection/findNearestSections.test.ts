import {findNearestSections, findSameSection, simplify} from './findNearestSections';

const sections = [
  {ids: ['bar-size', 'size'], title: 'Bar size and gaps'},
  {ids: ['legend'], title: 'Rename the legend'},
  {ids: ['server-side'], title: 'Paginate on the server'},
  {ids: ['data-grid-prop-pageSizeOptions'], title: 'pageSizeOptions'},
  {ids: ['data-grid-prop-rows'], title: 'rows'},
];
const first = (id: string) => findNearestSections(id, sections)[0]?.ids[0];

test.each([
  ['✅ Rename “legend”', 'rename-legend'],
  ['Größe_und--Abstand', 'größe-und-abstand'],
  ['', ''],
])('%j is simplified to %j', (text, name) => {
  expect(simplify(text)).toBe(name);
});

test.each([
  ['Legend', 'legend'],
  ['✅-legend', 'legend'],
  ['size-2', 'bar-size'],
  ['data-grid-prop-ROWS', 'data-grid-prop-rows'],
  ['%', undefined],
  ['gap', undefined],
  ['', undefined],
  ['1', undefined],
])('#%s differs only in its spelling from %s', (id, same) => {
  expect(findSameSection(id, sections)?.ids[0]).toBe(same);
});

test.each([
  ['bar-sizes', 'bar-size'],
  ['server-side-pagination', 'server-side'],
  ['rename-legend-props', 'legend'],
  ['data-grid-prop-pageSizeOption', 'data-grid-prop-pageSizeOptions'],
])('#%s is nearest to #%s', (id, nearest) => {
  expect(first(id)).toBe(nearest);
});

test('finds at most three sections, and none for an id without similar ones', () => {
  const many = Array.from({length: 9}, (_, index) => ({ids: [`size-of-${index}`], title: ''}));
  expect(findNearestSections('size-of', many)).toHaveLength(3);
  expect(findNearestSections('50%-off', sections)).toEqual([]);
  expect(findNearestSections('%'.repeat(100_000), sections)).toEqual([]);
  expect(findNearestSections('', sections)).toEqual([]);
});
