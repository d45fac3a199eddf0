import {INDEX_FOLDER, NAMES_FILE, type SearchIndex} from '@mui-x-docs/search/indexFormat';
import {createSearch, type NameSearch} from '@mui-x-docs/search/createSearch';

/** The index at hand: how to ask it, and what it says of itself. */
export interface LoadedSearch {
  search: NameSearch;
  index: SearchIndex;
}

let loading: Promise<LoadedSearch> | undefined;

/**
 * Fetches the index of names, once.
 *
 * @param baseUrl the base address of the language
 * @throws when it cannot be fetched; the next call tries again
 */
export function loadSearch(baseUrl: string): Promise<LoadedSearch> {
  loading ??= fetchIndex(`${baseUrl}${INDEX_FOLDER}/${NAMES_FILE}`).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchIndex(address: string): Promise<LoadedSearch> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  const index = (await response.json()) as SearchIndex;
  return {search: createSearch(index), index};
}
