import {clearRecentSearches, readSearches, saveSearch, togglePin} from './storedSearches';

beforeEach(() => localStorage.clear());

test('the newest comes first, each once, six at most, no single letter, until they are cleared', () => {
  for (const question of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', ' a ', 'Three']) {
    saveSearch(question);
  }
  expect(readSearches().recent).toEqual(['Three', 'seven', 'six', 'five', 'four', 'two']);
  clearRecentSearches();
  expect(readSearches().recent).toEqual([]);
});

test('pinned searches leave the recent ones, stay when those are cleared, and can be unpinned', () => {
  ['one', 'two', 'three'].forEach(saveSearch);
  togglePin('two');
  togglePin('one');
  saveSearch('Two');
  expect(readSearches()).toEqual({pinned: ['two', 'one'], recent: ['three']});
  clearRecentSearches();
  togglePin('two');
  expect(readSearches()).toEqual({pinned: ['one'], recent: ['two']});
});

test('eight searches at most are pinned; another one stays recent', () => {
  for (const question of ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th']) {
    saveSearch(question);
    togglePin(question);
  }
  const {pinned, recent} = readSearches();
  expect(pinned).toHaveLength(8);
  expect(recent).toEqual(['9th']);
});

test.each(['{', '{"a":1}', '[1,null,"kept"]'])('tolerates %s in the storage', (stored) => {
  localStorage.setItem('docs-recent-searches', stored);
  expect(readSearches().recent).toEqual(stored.includes('kept') ? ['kept'] : []);
});
