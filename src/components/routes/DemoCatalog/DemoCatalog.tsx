import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import type {ProductCatalog} from '@site/plugins/demo-catalog/shared';
import {PRODUCT_NAMES, type ProductName} from '../../../../site/products/shared';
import {translateProductLabel} from '../../common/products/products';
import {CatalogFilters} from './CatalogFilters';
import DemoCard from './DemoCard';
import {
  FIELDS,
  listCards,
  matchCard,
  NO_FILTERS,
  readFilters,
  writeFilters,
  type Card,
  type Filters,
} from './filters';
import styles from './DemoCatalog.module.css';

/**
 * Returns the selected filters: those in the URL until the user changes them, a function to change
 * them, and those in the URL as a query.
 */
function useFilters(): [Filters, (filters: Filters) => void, string] {
  const {pathname, search} = useLocation();
  // The server doesn't know the query.
  const isBrowser = useIsBrowser();
  const page = pathname + search;
  const [chosen, setChosen] = useState<{page: string; filters: Filters}>();
  const inUrl = useMemo(() => (isBrowser ? readFilters(search) : NO_FILTERS), [isBrowser, search]);
  const change = (filters: Filters) => {
    setChosen({page, filters});
    const {hash, search: query} = window.location;
    // Bypasses the router, which would count another page view.
    window.history.replaceState(
      window.history.state,
      '',
      `${window.location.pathname}${writeFilters(query, filters)}${hash}`,
    );
  };
  return [chosen?.page === page ? chosen.filters : inUrl, change, writeFilters('', inUrl)];
}

/** Returns the demos of all products, which are in separate files, once they're needed. */
function useAllCatalogs(wanted: boolean): ProductCatalog[] | 'failed' | undefined {
  const [loaded, setLoaded] = useState<ProductCatalog[] | 'failed'>();
  const isMissing = wanted && !Array.isArray(loaded);
  useEffect(() => {
    let active = true;
    if (isMissing) {
      Promise.all(
        PRODUCT_NAMES.map(
          (product) =>
            import(`@generated/demo-catalog/default/products/${product}.js`) as Promise<{
              default: ProductCatalog;
            }>,
        ),
      ).then(
        (modules) => active && setLoaded(modules.map((module) => module.default)),
        () => active && setLoaded('failed'),
      );
    }
    return () => {
      active = false;
    };
  }, [isMissing]);
  return loaded;
}

function CardList({cards, level}: {cards: readonly Card[]; level: 'h2' | 'h3'}): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <DemoCard key={card.href} card={card} level={level} />
      ))}
    </ul>
  );
}

/** Renders links to the catalogs of all products, which keep the words and the plan. */
function ProductLinks({
  current,
  filters: {q, plan},
}: {
  current: ProductName | undefined;
  filters: Filters;
}): ReactNode {
  const query = writeFilters('', {q, plan});
  return (
    <nav
      className={styles.products}
      aria-label={translate({id: 'docs.demoCatalog.products', message: 'Demos by product'})}
    >
      {[undefined, ...PRODUCT_NAMES].map((product) => (
        <Link
          key={product ?? ''}
          to={`/x/demos/${product ? `${product}/` : ''}${query}`}
          aria-current={product === current ? 'page' : undefined}
        >
          {product ? (
            translateProductLabel(product)
          ) : (
            <Translate id="docs.demoCatalog.anyProduct">All products</Translate>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** Renders a few demos of each product, with links to all of them. */
function Overview({catalogs}: {catalogs: readonly ProductCatalog[]}): ReactNode {
  const sections = useMemo(
    () => catalogs.map((catalog) => ({...catalog, cards: listCards([catalog])})),
    [catalogs],
  );
  return sections.map(({product, count, cards}) => (
    <section key={product}>
      <div className={styles.header}>
        <h2>{translateProductLabel(product)}</h2>
        <Link to={`/x/demos/${product}/`}>
          <Translate
            id="docs.demoCatalog.allOfProduct"
            values={{count, product: translateProductLabel(product)}}
          >
            {'All {count} {product} demos'}
          </Translate>
        </Link>
      </div>
      <CardList cards={cards} level="h3" />
    </section>
  ));
}

/** Renders the demos that match the filters, and their number. */
function Matches({cards, onClear}: {cards: readonly Card[]; onClear: () => void}): ReactNode {
  return (
    <>
      <p className={styles.count} role="status">
        <Translate id="docs.demoCatalog.count" values={{count: cards.length}}>
          {'Demos: {count}'}
        </Translate>
      </p>
      {cards.length > 0 ? (
        <CardList cards={cards} level="h2" />
      ) : (
        <div className={styles.empty}>
          <p>
            <Translate id="docs.demoCatalog.none">No demo matches all filters.</Translate>
          </p>
          <button type="button" className={styles.clear} onClick={onClear}>
            <Translate id="docs.demoCatalog.clear">Clear filters</Translate>
          </button>
        </div>
      )}
    </>
  );
}

/**
 * Renders the catalog of demos. Demos run near the viewport, at most eight at a time. Without
 * JavaScript, a product's page lists all of them with their sentences and links.
 *
 * @param catalog the demos of a product
 * @param catalogs a few demos of each product, on the overview, where filters load the others
 */
export function DemoCatalog({
  title,
  description,
  catalog,
  catalogs = [],
}: {
  title: string;
  description: string;
  catalog?: ProductCatalog;
  catalogs?: readonly ProductCatalog[];
}): ReactNode {
  const [filters, setFilters, query] = useFilters();
  const isFiltered = FIELDS.some((field) => filters[field].trim() !== '');
  const all = useAllCatalogs(isFiltered && !catalog);
  const cards = useMemo(
    () => listCards(catalog ? [catalog] : Array.isArray(all) ? all : []),
    [catalog, all],
  );
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setFilters(NO_FILTERS);
    field.current?.focus();
  };
  const applied = useDeferredValue(filters);
  const appliedQuery = useDeferredValue(query);
  const matches = useMemo(() => cards.filter((card) => matchCard(card, applied)), [cards, applied]);
  return (
    <main id="main-content" className={styles.page} tabIndex={-1}>
      <h1>{title}</h1>
      <p className="description">{description}</p>
      <ProductLinks current={catalog?.product} filters={filters} />
      <CatalogFilters
        fields={cards.length > 0 ? FIELDS : ['q', 'plan']}
        cards={cards}
        filters={filters}
        fieldRef={field}
        onChange={setFilters}
      />
      {!catalog && !isFiltered ? (
        <Overview catalogs={catalogs} />
      ) : catalog || Array.isArray(all) ? (
        // The key replaces the list of the server, so the cards that match don't move.
        <Matches key={appliedQuery} cards={matches} onClear={clear} />
      ) : (
        <p className={styles.count} role="status">
          {all === 'failed' ? (
            <Translate id="docs.demoCatalog.failed">
              Couldn't load the demos. Select a product to see its demos.
            </Translate>
          ) : (
            <Translate id="docs.demoCatalog.loading">Loading the demos…</Translate>
          )}
        </p>
      )}
    </main>
  );
}
