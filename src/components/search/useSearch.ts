import {useId, useState, type RefObject} from 'react';
import {useSite} from '@site/src/contexts/DocsConfig';
import {useProduct} from '../common/products/useProduct';
import type {SearchOptions} from '@mui-x-docs/search/hits';
import {forgetSearches, readRecentSearches} from './recentSearches';
import {useOptions} from './useOptions';
import {useIndex, useResults} from './useResults';

/** What the answers are limited to. */
export type Filters = Pick<SearchOptions, 'product' | 'kind'>;

/** The search as its window shows it. */
export type Search = ReturnType<typeof useSearch>;

/**
 * The question, its filters and its answers. They stay when the window is closed.
 *
 * @param typed what the window was opened with; it starts a new question
 * @param list the element that holds the options
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
  const asked = question.trim();
  const options = useOptions(list, groups, asked !== '');

  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Filters belong to the question that they were set for.
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
    // A question that begins anew, not one with a few letters more or fewer.
    const begun = text.trim();
    if (asked && (begun.length < 2 || begun.charAt(0) !== asked.charAt(0))) {
      setFilters({});
    }
    setQuestion(text);
    options.reset();
    list.current?.scrollTo(0, 0);
  };
  const forget = () => {
    forgetSearches();
    setRecent([]);
    options.reset();
  };
  const listId = `${id}list`;
  const optionId = (at: number) => `${id}${at}`;
  const state = {question, asked, filters, recent, productId, groups, settled, listId};
  return {...index, ...options, ...state, optionId, setFilters, ask, forget};
}
