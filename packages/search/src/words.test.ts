import {normalizeName, stem, tokenize, tokenizeQuestion, wordsOf, wordsOfQuestion} from './words';

test.each([
  ['filtering', 'filters'],
  ['pinning', 'pin'],
  ['grouped', 'grouping'],
  ['selection', 'select'],
  ['resizing', 'resize'],
  ['properties', 'property'],
  ['localization', 'localize'],
  ['editable', 'editing'],
  ['behaviour', 'behavior'],
  ['coloured', 'colored'],
  ['customise', 'customization'],
  ['localised', 'localization'],
  ['centre', 'center'],
  ['licence', 'license'],
  ['grey', 'gray'],
  ['analogue', 'analog'],
  ['cancelled', 'canceled'],
  ['axes', 'axis'],
  ['expansion', 'expand'],
])('%s and %s are the same word', (a, b) => {
  expect(stem(a)).toBe(stem(b));
});

test.each([
  ['responsive', 'responsible'],
  ['donut', "don't"],
  ['string', 'strip'],
  ['series', 'serve'],
])('%s and %s are two words', (a, b) => {
  expect(tokenize(a)).not.toEqual(tokenize(b));
});

test.each([
  ['rowHeight', ['row', 'height', 'rowheight']],
  ['DataGridPro', ['data', 'grid', 'pro', 'datagridpro']],
  ['HTMLElement', ['html', 'element', 'htmlelement']],
])('%s is found by its parts and as a whole', (name, tokens) => {
  expect(tokenize(name)).toEqual(tokens);
});

test('splits Chinese into words, and into pairs of characters for the index', () => {
  expect(wordsOf('柱状图 legend')).toEqual(expect.arrayContaining(['legend']));
  expect(wordsOf('柱状图').join('')).toBe('柱状图');
  expect(tokenize('去除水印')).toEqual(['去除', '除水', '水印']);
  expect(tokenize('轴')).toEqual(['轴']);
});

test('removes stop words from a question', () => {
  expect(wordsOfQuestion('How do I sort the rows?')).toEqual(['sort', 'rows']);
  expect(tokenizeQuestion('How do I sort the rows?')).toEqual(['sort', 'row']);
  expect(tokenizeQuestion("why doesn't MUI X sort")).toEqual(['sort']);
  expect(wordsOfQuestion('to be')).toEqual(['to', 'be']);
});

test('ignores everything except letters and digits', () => {
  expect(normalizeName("What's new – in MUI X?")).toBe('whatsnewinmuix');
});

test('the name of a library with a dot in it is one word', () => {
  expect(tokenize('Day.js')).toEqual(tokenize('Dayjs'));
  expect(tokenizeQuestion('next.js')).toEqual(tokenizeQuestion('nextjs'));
});

test.each([
  ['AG Grid column groups', ['grid', 'column', 'group']],
  ['recharts tooltip', ['chart', 'tooltip']],
  ['antd presets', ['preset']],
  ['tanstack query', ['tanstack', 'queri']],
])('of another library only what it is about is asked for: %s', (question, tokens) => {
  expect(tokenizeQuestion(question)).toEqual(tokens);
});
