import {extractPathWords} from './extractPathWords';

test.each([
  ['/x/react-data-grid/colum-pining/', 'data grid colum pining'],
  ['/zh/x/react-charts/pie_demo.html', 'charts pie demo'],
  ['/x/react-date-pickers/date-picker/', 'date pickers picker'],
  ['/x/%E6%A0%91/', '树'],
  ['/x/%E6/', 'e6'],
  ['/', ''],
])('%s → %j', (path, words) => {
  expect(extractPathWords(path)).toBe(words);
});
