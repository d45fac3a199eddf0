import {checkSynonyms} from './checkSynonyms';
import {SYNONYMS} from './synonyms';

test('the synonyms of the site are sound', () => {
  expect(() => checkSynonyms(SYNONYMS)).not.toThrow();
});

test.each([
  [
    'a phrase with two meanings',
    [
      {say: ['table'], mean: 'grid'},
      {say: ['table'], mean: 'list'},
    ],
    "'table' already means 'grid'",
  ],
  ['a phrase that means itself', [{say: ['grid'], mean: 'Grid'}], "'grid' means itself"],
  [
    'capitals, which no question has',
    [{say: ['Table'], mean: 'grid'}],
    "say 'Table' in small letters",
  ],
  ['nothing said', [{say: [], mean: 'grid'}], 'say is empty'],
  ['nothing meant', [{say: ['table'], mean: ' '}], 'has no mean'],
])('stops at %s', (_, lines, message) => {
  expect(() => checkSynonyms({en: lines})).toThrow(message);
});
