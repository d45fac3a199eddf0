import {checkSynonyms, checkTargets} from './checkSynonyms';
import type {FoundPage} from './collectIndex';
import {parseSynonyms, readSynonyms} from './readSynonyms';

test('the synonyms of the site are valid and few', () => {
  const synonyms = readSynonyms();
  expect(() => checkSynonyms(synonyms)).not.toThrow();
  const entries = Object.values(synonyms).flatMap(({words, pages}) => [
    ...Object.keys(words),
    ...Object.values(pages).flat(),
  ]);
  // The search uses the words of the pages: before you add a synonym, add the word to the page.
  expect(entries.length).toBeLessThanOrEqual(400);
});

test('pages have their full path in the file', () => {
  const text = '# A remark.\nwords:\n  photo: image\npages:\n  /x/react-charts/bars/: [columns]\n';
  expect(parseSynonyms(text)).toEqual({
    words: {photo: 'image'},
    pages: {'react-charts/bars/': ['columns']},
  });
});

test.each([
  ['several words', {words: {'a b': 'grid'}, pages: {}}, "words, 'a b': Invalid word."],
  ['capitals', {words: {Table: 'grid'}, pages: {}}, "words, 'Table': Invalid word."],
  ['a word that means itself', {words: {grid: 'grid'}, pages: {}}, 'The term is the word itself'],
  ['a word that means nothing', {words: {grid: ' '}, pages: {}}, 'Missing term'],
  ['a page without names', {words: {}, pages: {'a/': []}}, "'a/': Empty synonym list"],
  ['a number', {words: {}, pages: {'a/': [24 as unknown as string]}}, 'synonym "24"'],
  ['a duplicate name', {words: {}, pages: {'a/': ['b', 'b']}}, 'Invalid or duplicate synonym "b"'],
])('stops at %s', (_, synonyms, message) => {
  expect(() => checkSynonyms({en: synonyms})).toThrow(message);
});

const PAGES: FoundPage[] = [
  {
    path: 'bars/',
    title: 'Bar charts',
    group: '',
    sections: [['gap', 'Gaps between bars']],
    rows: [{kind: 'prop', prefix: 'bar-chart', name: 'skipAnimation'}],
    demos: [],
  },
];

test('words, pages and sections that the docs have are taken', () => {
  const synonyms = {
    words: {space: 'gaps', motion: 'animation'},
    pages: {'bars/': ['columns'], 'bars/#gap': ['space']},
  };
  expect(() => checkTargets(PAGES, {en: synonyms}, [['No bars', 'bars/#gap']])).not.toThrow();
});

const KNOWN = {'bars/': ['columns']};

test('partial builds are not checked', () => {
  const pages = {...KNOWN, 'lines/': ['curve'], 'pie/': ['donut']};
  expect(() => checkTargets(PAGES, {en: {words: {}, pages}}, [])).not.toThrow();
});

test.each([
  [
    'a page',
    {words: {}, pages: {...KNOWN, 'lines/': ['a']}},
    [],
    'Unknown page or section "lines/"',
  ],
  ['a section', {words: {}, pages: {...KNOWN, 'bars/#x': ['y']}}, [], 'section "bars/#x"'],
  ['a word', {words: {space: 'room'}, pages: {}}, [], 'Unknown word "room"'],
  ['an error', {words: {}, pages: KNOWN}, [['No bars', 'x/']], "'No bars': Unknown page"],
] as const)('stops at %s that is not there', (_, synonyms, errors, message) => {
  expect(() => checkTargets(PAGES, {en: synonyms}, errors)).toThrow(message);
});
