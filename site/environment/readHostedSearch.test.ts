import {readHostedSearch} from './readHostedSearch';

test('all three name a hosted index, none leaves the built one', () => {
  expect(readHostedSearch({SEARCH_APP_ID: 'a', SEARCH_API_KEY: 'k', SEARCH_INDEX: 'i'})).toEqual({
    appId: 'a',
    apiKey: 'k',
    indexName: 'i',
    searchPagePath: false,
  });
  expect(readHostedSearch({SEARCH_APP_ID: ''})).toBeUndefined();
});

test('stops at a part of them', () => {
  expect(() => readHostedSearch({SEARCH_APP_ID: 'a', SEARCH_INDEX: 'i'})).toThrow(
    'SEARCH_API_KEY is missing',
  );
});
