import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import {productIdOf, PRODUCTS, type Product, type ProductName} from '../../../site/products/shared';
import {getProducts} from '../common/products/products';
import {Icon} from '../common/Icon/Icon';
import styles from './StartScreen.module.css';
import {getResultLang} from './getResultLang';
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
  const {listId, optionId, activeIndex, recent, loaded, productId} = search;
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

  const recentTitle = translate({id: 'docs.search.recent', message: 'Recent searches'});
  return (
    <>
      {recent.length > 0 && (
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
      <div
        id={listId}
        role="listbox"
        aria-label={translate({id: 'docs.search.start', message: 'Suggested pages'})}
        className={styles.list}
      >
        {recent.length > 0 && (
          <div role="group" aria-label={recentTitle} className={styles.group}>
            <div className={styles.title} aria-hidden="true">
              {recentTitle}
            </div>
            {recent.map((query, index) => {
              return (
                // The arrow keys move between options from the field, which keeps the focus.
                // eslint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events
                <div
                  key={query}
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
              );
            })}
          </div>
        )}
        {product && product.id !== 'null' && renderGroup(product.name, productPages)}
        {renderGroup(translate({id: 'docs.search.family', message: 'MUI X'}), generalPages)}
      </div>
    </>
  );
}
