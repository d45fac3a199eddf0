import {INDEX_FOLDER, NAMES_FILE, type SearchIndex} from '@mui-x-docs/search/indexFormat';
import {createSearch, type NameSearch} from '@mui-x-docs/search/createSearch';

/** A loaded index: its query function and its metadata. */
export interface LoadedSearch {
  search: NameSearch;
  index: SearchIndex;
}

let loading: Promise<LoadedSearch> | undefined;

/**
 * Fetches the index of names once and caches it.
 *
 * @param baseUrl the base URL of the language
 * @throws when the request fails; the next call tries again
 */
export function loadSearch(baseUrl: string): Promise<LoadedSearch> {
  loading ??= fetchIndex(`${baseUrl}${INDEX_FOLDER}/${NAMES_FILE}`).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchIndex(url: string): Promise<LoadedSearch> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  const index = (await response.json()) as SearchIndex;
  return {search: createSearch(index), index};
}
