import {useEffect, useMemo, useState} from 'react';
import type {HitGroup, SearchOptions} from '@mui-x-docs/search/hits';
import {mergeFullText} from '@mui-x-docs/search/mergeFullText';
import type {FullTextPage} from '@mui-x-docs/search/readFullText';
import {loadSearch, type LoadedSearch} from './loadSearch';
import {searchFullText} from './searchFullText';

/**
 * Delay before a full-text query, in milliseconds. Full-text queries send requests; name lookups
 * don't.
 */
const PAUSE = 120;

const NOTHING: readonly FullTextPage[] = [];

/** Loads the index and returns it once it's available. */
export function useIndex(baseUrl: string): {
  loaded?: LoadedSearch;
  failed: boolean;
  retry: () => void;
} {
  const [loaded, setLoaded] = useState<LoadedSearch>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let stale = false;
    loadSearch(baseUrl).then(
      (value) => !stale && setLoaded(value),
      () => !stale && setFailed(true),
    );
    return () => {
      stale = true;
    };
  }, [baseUrl, tries]);
  return {
    loaded,
    failed,
    retry: () => {
      setFailed(false);
      setTries(tries + 1);
    },
  };
}

/**
 * Returns the results of a query: name matches immediately, full-text matches shortly after.
 * `settled` is true once no more results will arrive.
 */
export function useResults(
  loaded: LoadedSearch | undefined,
  question: string,
  {currentProduct, product, kind}: SearchOptions,
  baseUrl: string,
): {groups: HitGroup[]; settled: boolean} {
  const query = question.trim();
  const named = useMemo(
    () => (loaded && query ? loaded.search(query, {currentProduct, product, kind}) : []),
    [loaded, query, currentProduct, product, kind],
  );
  const [prose, setProse] = useState<{question: string; pages: readonly FullTextPage[]}>();
  const inFull = loaded?.index.covers === 'all' && query.length > 1;
  useEffect(() => {
    if (!inFull) {
      return undefined;
    }
    let stale = false;
    const timer = setTimeout(() => {
      searchFullText(query, baseUrl, loaded.index.base).then(
        (pages) => !stale && setProse({question: query, pages}),
        // Name matches are still useful without full-text results.
        () => !stale && setProse({question: query, pages: NOTHING}),
      );
    }, PAUSE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [inFull, query, baseUrl, loaded]);

  const pages = prose?.question === query ? prose.pages : NOTHING;
  const groups = useMemo(
    () => (loaded ? mergeFullText(named, pages, loaded.search, {product, kind}) : []),
    [named, pages, loaded, product, kind],
  );
  return {groups, settled: loaded !== undefined && (!inFull || prose?.question === query)};
}
