import {useEffect, useMemo, useState} from 'react';
import type {FoundPassage} from '@mui-x-docs/search/createSearch';
import type {HitGroup, SearchOptions} from '@mui-x-docs/search/hits';
import {mergeFullText} from '@mui-x-docs/search/mergeFullText';
import type {FullTextPage} from '@mui-x-docs/search/readFullText';
import {demoteNewer, type NewerOf} from './demoteNewer';
import {loadSearch, type LoadedSearch} from './loadSearch';
import {readMarkdown} from './readMarkdown';
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

/** The product filter that limits the results to the current page. */
export const THIS_PAGE = 'this-page';

/**
 * Returns the results of a query: name matches immediately, full-text matches shortly after, and
 * last the passage that answers it.
 * `settled` is true once no more results will arrive.
 */
export function useResults(
  loaded: LoadedSearch | undefined,
  input: string,
  {currentProduct, product, kind}: SearchOptions,
  baseUrl: string,
  pathname: string,
): {
  groups: HitGroup[];
  answer: FoundPassage | undefined;
  settled: boolean;
  newerOf: NewerOf;
} {
  const query = input.trim();
  const isOnPage = product === THIS_PAGE;
  const onPage = useMemo(
    () =>
      isOnPage
        ? loaded?.search.findOnPage(pathname.slice(loaded.index.base.length), query, kind)
        : undefined,
    [isOnPage, loaded, pathname, query, kind],
  );
  const nameMatches = useMemo(
    () =>
      loaded && query && !isOnPage ? loaded.search(query, {currentProduct, product, kind}) : [],
    [loaded, query, isOnPage, currentProduct, product, kind],
  );
  const [fullText, setFullText] = useState<{query: string; pages: readonly FullTextPage[]}>();
  const searchesFullText = loaded !== undefined && query.length > 1 && !isOnPage;
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
  const groups = useMemo(() => {
    if (isOnPage) {
      return onPage && onPage.hits.length > 0 ? [onPage] : [];
    }
    return loaded
      ? demoteNewer(mergeFullText(nameMatches, pages, loaded.search, {product, kind}), newerOf)
      : [];
  }, [isOnPage, onPage, nameMatches, pages, loaded, product, kind, newerOf]);
  const isRanked = loaded !== undefined && (!searchesFullText || fullText?.query === query);
  const answer = useAnswer(
    loaded,
    query,
    groups,
    isRanked && !isOnPage && (kind ?? 'guides') === 'guides',
  );
  return {
    groups,
    answer: answer?.passage,
    settled: isRanked && answer !== undefined,
    newerOf,
  };
}

/**
 * Returns the passage that answers a question, or an object without one; `undefined` while the page
 * is loading.
 *
 * @param isEnabled `false` as long as other results may become the best ones
 */
function useAnswer(
  loaded: LoadedSearch | undefined,
  query: string,
  groups: readonly HitGroup[],
  isEnabled: boolean,
): {passage?: FoundPassage} | undefined {
  const [found, setFound] = useState<{groups: readonly HitGroup[]; passage?: FoundPassage}>();
  useEffect(() => {
    if (!loaded || !isEnabled) {
      return undefined;
    }
    let stale = false;
    void loaded.search.findPassage(query, groups, readMarkdown).then((passage) => {
      if (!stale) {
        setFound({groups, ...(passage && {passage})});
      }
    });
    return () => {
      stale = true;
    };
  }, [loaded, query, groups, isEnabled]);
  if (!isEnabled) {
    return {};
  }
  return found?.groups === groups ? found : undefined;
}
