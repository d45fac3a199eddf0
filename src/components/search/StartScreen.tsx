import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import {productIdOf, PRODUCTS, type Product, type ProductName} from '../../../site/products/shared';
import {getProducts} from '../common/products/products';
import {Icon} from '../common/Icon/Icon';
import styles from './StartScreen.module.css';
import {getResultLang} from './getResultLang';
import {MAX_PINNED} from './storedSearches';
import type {Search} from './useSearch';

/**
 * The page to suggest after a product's first steps. Pages that don't exist in this version are
 * skipped.
 */
const SECOND_PAGES: Partial<Record<ProductName, string>> = {
  'data-grid': 'react-data-grid/features/',
  'date-pickers': 'react-date-pickers/date-picker/',
  charts: 'react-charts/bars/',
  'tree-view': 'react-tree-view/rich-tree-view/items/',
};

/** Returns the suggested pages of a product. */
const listStartPages = ({name}: Product): string[] =>
  [`react-${name}/quickstart/`, SECOND_PAGES[name] ?? '', `api/${name}/`].filter(Boolean);

const GENERAL_PAGES = ['introduction/installation/', 'introduction/licensing/', 'whats-new/'];

/** Renders the suggestions for an empty query: recent searches and common starting pages. */
export function StartScreen({
  search,
  focusField,
  onChoose,
}: {
  search: Search;
  /** Moves the focus back to the field. */
  focusField: () => void;
  onChoose: () => void;
}): ReactNode {
  const {listId, optionId, activeIndex, stored, loaded, productId} = search;
  const {pinned, recent} = stored;
  const [moved, setMoved] = useState<string>();
  const {currentLocale} = useSite().i18n;
  const product = getProducts().find(({id}) => id === productId);
  const findPages = (paths: readonly string[]) =>
    paths.flatMap((path) => loaded?.search.pageAt(path) ?? []).map(({page}) => page);
  const productPages = findPages(
    PRODUCTS.filter(({name}) => productIdOf(name) === productId).flatMap(listStartPages),
  );
  const generalPages = findPages(
    productPages.length > 0
      ? GENERAL_PAGES
      : [...GENERAL_PAGES, ...PRODUCTS.flatMap((one) => listStartPages(one).slice(0, 1))],
  );
  // Matches the order in which the arrow keys move.
  const order = [
    ...pinned,
    ...recent,
    ...productPages.map(({href}) => href),
    ...generalPages.map(({href}) => href),
  ];

  const renderGroup = (title: string, list: typeof productPages) =>
    list.length > 0 && (
      <div role="group" aria-label={title} className={styles.group}>
        <div className={styles.title} aria-hidden="true">
          {title}
        </div>
        {list.map((page) => {
          const index = order.indexOf(page.href);
          return (
            <Link
              key={page.href}
              id={optionId(index)}
              role="option"
              aria-selected={index === activeIndex}
              tabIndex={-1}
              to={page.href}
              className={styles.option}
              data-noBrokenLinkCheck
              onClick={onChoose}
            >
              <Icon name="page" size={18} />
              <span lang={getResultLang(page.text, currentLocale)}>{page.text}</span>
            </Link>
          );
        })}
      </div>
    );

  const renderSearches = (title: string, searches: readonly string[], isPinned: boolean) =>
    searches.length > 0 && (
      <div className={styles.group}>
        {!isPinned && (
          <button
            type="button"
            className={styles.clearRecent}
            onClick={() => {
              search.clearRecent();
              focusField();
            }}
          >
            <Translate id="docs.search.forget">Clear recent searches</Translate>
          </button>
        )}
        <div className={styles.title} aria-hidden="true">
          {title}
        </div>
        {searches.map((query) => {
          const index = order.indexOf(query);
          return (
            <div key={query} className={styles.row}>
              {/* The arrow keys move between options from the field, which keeps the focus. */}
              {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events */}
              <div
                id={optionId(index)}
                role="option"
                aria-selected={index === activeIndex}
                className={styles.option}
                onClick={() => {
                  search.changeInput(query);
                  focusField();
                }}
              >
                <Icon name="clock" size={18} />
                <span>{query}</span>
              </div>
              <button
                type="button"
                className={styles.pin}
                aria-pressed={isPinned}
                aria-label={translate(
                  {
                    id: 'docs.search.pin',
                    message: 'Pin “{query}”',
                    description: 'Keeps a recent search; pressed for a pinned one',
                  },
                  {query},
                )}
                // The row moves to the other group, and its button keeps the focus.
                // eslint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={query === moved}
                disabled={!isPinned && pinned.length >= MAX_PINNED}
                onClick={() => {
                  setMoved(query);
                  search.togglePin(query);
                }}
              >
                <Icon name="pin" size={16} />
              </button>
            </div>
          );
        })}
      </div>
    );
  /** Adds the options of searches to the list. Their buttons must be outside of it. */
  const renderOwner = (title: string, searches: readonly string[]) =>
    searches.length > 0 && (
      <div
        role="group"
        aria-label={title}
        aria-owns={searches.map((query) => optionId(order.indexOf(query))).join(' ')}
      />
    );

  const pinnedTitle = translate({id: 'docs.search.pinned', message: 'Pinned searches'});
  const recentTitle = translate({id: 'docs.search.recent', message: 'Recent searches'});
  return (
    <div className={styles.start}>
      {renderSearches(pinnedTitle, pinned, true)}
      {renderSearches(recentTitle, recent, false)}
      <div
        id={listId}
        role="listbox"
        aria-label={translate({id: 'docs.search.start', message: 'Suggested pages'})}
        className={styles.list}
      >
        {renderOwner(pinnedTitle, pinned)}
        {renderOwner(recentTitle, recent)}
        {product && product.id !== 'null' && renderGroup(product.name, productPages)}
        {renderGroup(translate({id: 'docs.search.family', message: 'MUI X'}), generalPages)}
      </div>
    </div>
  );
}
