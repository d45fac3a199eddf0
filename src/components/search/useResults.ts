import {useEffect, useMemo, useState} from 'react';
import type {HitGroup, SearchOptions} from '@mui-x-docs/search/hits';
import {mergeFullText} from '@mui-x-docs/search/mergeFullText';
import type {FullTextPage} from '@mui-x-docs/search/readFullText';
import {demoteNewer, type NewerOf} from './demoteNewer';
import {loadSearch, type LoadedSearch} from './loadSearch';
import {searchFullText} from './searchFullText';
import {useNewer} from './useNewer';

/**
 * Delay before a full-text query, in milliseconds. Full-text queries send requests; name lookups
 * don't.
 */
const DEBOUNCE_MS = 120;

const NO_PAGES: readonly FullTextPage[] = [];

/** Loads the index and returns it once it's available. */
export function useIndex(baseUrl: string) {
  const [loaded, setLoaded] = useState<LoadedSearch>();
  const [failed, setFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    let stale = false;
    loadSearch(baseUrl).then(
      (value) => !stale && setLoaded(value),
      () => !stale && setFailed(true),
    );
    return () => {
      stale = true;
    };
  }, [baseUrl, attempts]);
  return {
    loaded,
    failed,
    retry: () => {
      setFailed(false);
      setAttempts(attempts + 1);
    },
  };
}

/**
 * Returns the results of a query: name matches immediately, full-text matches shortly after.
 * `settled` is true once no more results will arrive.
 */
export function useResults(
  loaded: LoadedSearch | undefined,
  input: string,
  {currentProduct, product, kind}: SearchOptions,
  baseUrl: string,
): {groups: HitGroup[]; settled: boolean; newerOf: NewerOf} {
  const query = input.trim();
  const nameMatches = useMemo(
    () => (loaded && query ? loaded.search(query, {currentProduct, product, kind}) : []),
    [loaded, query, currentProduct, product, kind],
  );
  const [fullText, setFullText] = useState<{query: string; pages: readonly FullTextPage[]}>();
  const searchesFullText = loaded?.index.covers === 'all' && query.length > 1;
  useEffect(() => {
    if (!searchesFullText) {
      return undefined;
    }
    let stale = false;
    const timer = setTimeout(() => {
      searchFullText(query, baseUrl, loaded.index.base).then(
        (pages) => !stale && setFullText({query, pages}),
        // Name matches are still useful without full-text results.
        () => !stale && setFullText({query, pages: NO_PAGES}),
      );
    }, DEBOUNCE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [searchesFullText, query, baseUrl, loaded]);

  const pages = fullText?.query === query ? fullText.pages : NO_PAGES;
  const newerOf = useNewer(loaded?.index.base);
  const groups = useMemo(
    () =>
      loaded
        ? demoteNewer(mergeFullText(nameMatches, pages, loaded.search, {product, kind}), newerOf)
        : [],
    [nameMatches, pages, loaded, product, kind, newerOf],
  );
  return {
    groups,
    newerOf,
    settled: loaded !== undefined && (!searchesFullText || fullText?.query === query),
  };
}
