import {PRODUCTS} from './fixtures';
import {hintsOf, parseIntent, removeUpgradeWords, upgradeOf, wordsOfProducts} from './parseIntent';

const intentOf = (question: string) =>
  parseIntent(question, wordsOfProducts(PRODUCTS), (word) => word === 'props');

test.each([
  ['data grid row height', 'row height', 'x-data-grid'],
  ['disable weekends in date picker', 'disable weekends in', 'x-date-pickers'],
  ['date pickers quickstart', 'quickstart', 'x-date-pickers'],
  ['selected rows in Material UI DataGrid', 'selected rows in', 'x-data-grid'],
  ['peer dependencies of @mui/x-data-grid-pro', 'peer dependencies of', 'x-data-grid'],
  ['x-charts bundle size', 'bundle size', 'x-charts'],
  ['tree item icon', 'item icon', 'x-tree-view'],
  ['data grid tree data', 'tree data', 'x-data-grid'],
])('%s names a product', (question, text, product) => {
  expect(intentOf(question)).toEqual({text, product, isUpgrade: false});
});

test.each([
  ['the product alone', 'date pickers'],
  ['the product and a kind', 'data grid props'],
  ['a component of more words', 'date time picker icon'],
  ['a component by its name', 'DatePicker icon'],
  ['one chart', 'bar chart colors'],
  ['a component of the same name alone', 'DataGrid'],
  ['what is in a cell of a grid', 'date picker as cell editor'],
])('%s stays whole', (_, question) => {
  expect(intentOf(question)).toEqual({text: question, isUpgrade: false});
});

test.each([
  ['onNodeToggle renamed', 'onNodeToggle', undefined],
  ['AdapterDateFnsV3 not found', 'AdapterDateFnsV3', undefined],
  ['toolbar disappeared after upgrade to v8', 'toolbar', 8],
  ['from v6 to v7', '', 7],
  ['columns in version 6', 'columns', 6],
])('%s is about another version', (question, rest, version) => {
  const intent = intentOf(question);
  expect(intent.isUpgrade).toBe(true);
  expect(intent.version).toBe(version);
  expect(removeUpgradeWords(question)).toBe(rest);
});

test.each(['replace noRowsOverlay', 'move columns', 'version of an adapter', 'update a row'])(
  '%s is not about another version',
  (question) => {
    expect(intentOf(question).isUpgrade).toBe(false);
  },
);

test('returns the product of a migration guide', () => {
  expect(upgradeOf('migration/migration-pickers-v7/', PRODUCTS)).toBe('x-date-pickers');
  expect(upgradeOf('migration/migration-data-grid-v7/', PRODUCTS)).toBe('x-data-grid');
  expect(upgradeOf('react-data-grid/', PRODUCTS)).toBeUndefined();
});

test.each([
  ['expand a TreeItem', ['x-tree-view']],
  ['icons of a treeitem', ['x-tree-view']],
  ['width of the columns', ['x-data-grid']],
  ['tree data with many children', ['x-data-grid']],
  ['tree items with rows of buttons', ['x-data-grid', 'x-tree-view']],
  ['width of bars', ['x-charts']],
  ['width of the search bar', []],
])('%s hints at %p', (question, products) => {
  expect([...hintsOf(question)]).toEqual(products);
});
