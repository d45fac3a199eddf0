import {
  distance,
  indexWords,
  splitCamelCase,
  squeeze,
  stem,
  tokenize,
  tokenizeQuestion,
} from './tokenizer';

test.each([
  ['columnHeaderHeight', ['column', 'header', 'height']],
  ['DataGridPro', ['data', 'grid', 'pro']],
  ['HTMLElement', ['html', 'element']],
])('%s falls into its parts', (name, parts) => {
  expect(splitCamelCase(name)).toEqual(parts);
});

test.each([
  ['filtering', 'filters'],
  ['pinning', 'pin'],
  ['grouped', 'grouping'],
  ['selection', 'selections'],
  ['resizing', 'resize'],
  ['properties', 'property'],
])('%s and %s are the same word', (a, b) => {
  expect(stem(a)).toBe(stem(b));
});

test.each([
  ['column', 'colunm', 1],
  ['column', 'column', 0],
  ['hierarchy', 'heirarchy', 1],
  ['grid', 'chart', 2],
])('%s and %s differ', (a, b, differs) => {
  // Two is "too much" here, and nothing beyond it is counted.
  expect(distance(a, b, 1)).toBe(differs);
});

test('Chinese falls into words', () => {
  expect(tokenize('柱状图 legend')).toEqual(expect.arrayContaining(['legend']));
  expect(tokenize('柱状图').join('')).toBe('柱状图');
});

test('a question is reduced to what it asks for', () => {
  expect(tokenizeQuestion('How do I sort the rows?')).toEqual(['sort', 'rows']);
  expect(tokenizeQuestion('to be')).toEqual(['to', 'be']);
});

test('a name is also known by what it shortens', () => {
  expect(indexWords('GridColDef')).toEqual([
    'grid',
    'col',
    'def',
    'column',
    'definition',
    'gridcoldef',
  ]);
});

test('only letters and digits count', () => {
  expect(squeeze("What's new – in MUI X?")).toBe('whatsnewinmuix');
});
