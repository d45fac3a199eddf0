import {createSearch} from './createSearch';
import {EMPTY_INDEX} from './fixtures';

const search = createSearch({
  ...EMPTY_INDEX,
  names: ['height', 'rowHeight', 'loading', 'autoHeight'],
  uses: ['', 'height'],
  pages: [
    {
      path: 'react-data-grid/row-height/',
      title: 'Row height',
      group: 0,
      sections: [
        ['', 'Static row height'],
        ['', 'Density'],
      ],
      demos: ['DynamicRowHeight'],
    },
    {
      path: 'api/data-grid/data-grid/',
      title: 'DataGrid API',
      group: 0,
      rows: [{kind: 'prop', names: [1, 1]}],
      removed: [{kind: 'prop', names: [3], uses: [1]}],
    },
  ],
});
const find = (...args: Parameters<typeof search.findOnPage>) =>
  search.findOnPage(...args)?.hits.map(({href}) => href);

test('an empty text finds all sections and demos of a guide', () => {
  expect(find('react-data-grid/row-height/', '')).toEqual([
    '/x/react-data-grid/row-height/#static-row-height',
    '/x/react-data-grid/row-height/#density',
    '/x/react-data-grid/row-height/#DynamicRowHeight',
  ]);
});

test('all words must be in the name, in any case and order', () => {
  expect(find('react-data-grid/row-height/', 'height static')).toEqual([
    '/x/react-data-grid/row-height/#static-row-height',
  ]);
  expect(find('react-data-grid/row-height/', 'height', 'demos')).toEqual([
    '/x/react-data-grid/row-height/#DynamicRowHeight',
  ]);
});

test('rows of an API page are found, with those that were removed', () => {
  expect(search.findOnPage('api/data-grid/data-grid/', 'HEIGHT')?.hits).toEqual([
    expect.objectContaining({href: '/x/api/data-grid/data-grid/#data-grid-prop-rowHeight'}),
    expect.objectContaining({text: 'autoHeight', removed: 'height'}),
  ]);
});

test('a page that is not in the index has no result', () => {
  expect(find('privacy/', '')).toBeUndefined();
});
