import {useId, useState, type RefObject} from 'react';
import {useSite} from '@site/src/contexts/DocsConfig';
import {useProduct} from '../common/products/useProduct';
import type {SearchOptions} from '@mui-x-docs/search/hits';
import {clearSearches, readRecentSearches} from './recentSearches';
import {useOptions} from './useOptions';
import {useIndex, useResults} from './useResults';

/** The filters that limit the results. */
export type Filters = Pick<SearchOptions, 'product' | 'kind'>;

/** The state that the search dialog renders. */
export type Search = ReturnType<typeof useSearch>;

/**
 * Manages the query, its filters, and its results. They're preserved when the dialog closes.
 *
 * @param typed the text that the dialog was opened with; it starts a new query
 * @param list the element that contains the options
 */
export function useSearch(open: boolean, typed: string, list: RefObject<HTMLElement | null>) {
  const {baseUrl} = useSite();
  const {productId} = useProduct();
  const id = useId();
  const [question, setQuestion] = useState(typed);
  const [filters, setFilters] = useState<Filters>({});
  const [recent, setRecent] = useState<string[]>([]);
  const index = useIndex(baseUrl);
  const asking = {...filters, currentProduct: productId};
  const {groups, settled} = useResults(index.loaded, question, asking, baseUrl);
  const query = question.trim();
  const options = useOptions(list, groups, query !== '');

  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Filters apply only to the query that they were set for.
    setFilters({});
    if (open) {
      setRecent(readRecentSearches());
      if (typed) {
        setQuestion(typed);
        options.reset();
      }
    }
  }

  const ask = (text: string) => {
    // Detects a new query, as opposed to one with a few letters added or removed.
    const begun = text.trim();
    if (query && (begun.length < 2 || begun.charAt(0) !== query.charAt(0))) {
      setFilters({});
    }
    setQuestion(text);
    options.reset();
    list.current?.scrollTo(0, 0);
  };
  const forget = () => {
    clearSearches();
    setRecent([]);
    options.reset();
  };
  const listId = `${id}list`;
  const optionId = (at: number) => `${id}${at}`;
  const state = {question, query, filters, recent, productId, groups, settled, listId};
  return {...index, ...options, ...state, optionId, setFilters, ask, forget};
}
