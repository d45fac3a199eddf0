import {toReportedWords} from './NoResults';

test.each([
  ['virtual keyboard for sage', 'virtual keyboard for sage'],
  ['Why no map?', 'Why no map?'],
  ['mail ada@example.com 4711', 'mail'],
  ['https://example.com/?token=1 heatmap', 'heatmap'],
  ['键盘', '键盘'],
  ['12', ''],
])('of “%s”, “%s” is reported', (query, words) => {
  expect(toReportedWords(query)).toBe(words);
});
