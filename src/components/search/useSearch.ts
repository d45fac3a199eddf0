import {useId, useState, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {useSite} from '@site/src/contexts/DocsConfig';
import {useProduct} from '../common/products/useProduct';
import type {SearchOptions} from '@mui-x-docs/search/hits';
import {clearRecentSearches, NO_SEARCHES, readSearches, togglePin} from './storedSearches';
import {useDetails} from './useDetails';
import {useOptions} from './useOptions';
import {THIS_PAGE, useIndex, useResults} from './useResults';

/** The filters that limit the results. */
export type Filters = Pick<SearchOptions, 'product' | 'kind'>;

/** The state that the search dialog renders. */
export type Search = ReturnType<typeof useSearch>;

/**
 * Manages the query, the filters, and the results. They're preserved when the dialog closes, and the
 * filters when the query changes.
 *
 * @param initialQuery the text that the dialog was opened with; it starts a new query
 * @param list the element that contains the options
 */
export function useSearch(
  open: boolean,
  initialQuery: string,
  list: RefObject<HTMLElement | null>,
) {
  const {baseUrl} = useSite();
  const {productId} = useProduct();
  const id = useId();
  const [input, setInput] = useState(initialQuery);
  const [filters, setFilters] = useState<Filters>({});
  const [stored, setStored] = useState(NO_SEARCHES);
  const index = useIndex(baseUrl);
  const {pathname} = useLocation();
  const searchOptions = {...filters, currentProduct: productId};
  const {groups, answer, settled, newerOf} = useResults(
    index.loaded,
    input,
    searchOptions,
    baseUrl,
    pathname,
  );
  const detailsOf = useDetails(baseUrl, index.loaded?.index.base, groups);
  const query = input.trim();
  const isOnPage = filters.product === THIS_PAGE;
  const options = useOptions(list, groups, answer?.href, query !== '' || isOnPage);

  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (isOnPage) {
      setFilters({...filters, product: undefined});
    }
    if (open) {
      setStored(readSearches());
      if (initialQuery) {
        setInput(initialQuery);
        options.reset();
      }
    }
  }

  const changeInput = (text: string) => {
    setInput(text);
    options.reset();
    list.current?.scrollTo(0, 0);
  };
  const changeStored = (change: () => void) => {
    change();
    setStored(readSearches());
    options.reset();
  };
  const page = index.loaded?.search.pageAt(pathname.slice(index.loaded.index.base.length));
  const toggleThisPage = () => setFilters({...filters, product: isOnPage ? undefined : THIS_PAGE});
  const listId = `${id}list`;
  const optionId = (at: number) => `${id}${at}`;
  const state = {
    input,
    query,
    filters,
    stored,
    productId,
    answer,
    settled,
    newerOf,
    detailsOf,
    listId,
  };
  return {
    ...index,
    ...options,
    ...state,
    isOnPage,
    canFilterPage: page !== undefined,
    toggleThisPage,
    optionId,
    setFilters,
    changeInput,
    clearRecent: () => changeStored(clearRecentSearches),
    togglePin: (search: string) => changeStored(() => togglePin(search)),
  };
}
