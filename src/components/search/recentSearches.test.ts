import {clearSearches, readRecentSearches, saveSearch} from './recentSearches';

beforeEach(() => localStorage.clear());

test('the newest comes first, each once, six at most, no single letter, until they are cleared', () => {
  for (const question of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', ' a ', 'Three']) {
    saveSearch(question);
  }
  expect(readRecentSearches()).toEqual(['Three', 'seven', 'six', 'five', 'four', 'two']);
  clearSearches();
  expect(readRecentSearches()).toEqual([]);
});

test.each(['{', '{"a":1}', '[1,null,"kept"]'])('tolerates %s in the storage', (stored) => {
  localStorage.setItem('docs-recent-searches', stored);
  expect(readRecentSearches()).toEqual(stored.includes('kept') ? ['kept'] : []);
});
