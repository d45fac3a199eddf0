import {useEffect, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import type {ListedPage} from '@site/site/sidebar/shared';
import {openSearch} from '../../common/openSearch/openSearch';
import {getProducts} from '../../common/products/products';
import {useSite} from '../../../contexts/DocsConfig';
import {resolvePath} from '../../../identity/resolvePath';
import {extractPathWords} from './extractPathWords';
import styles from './NearestPages.module.css';

/**
 * Renders suggestions for a URL without a page: the most similar pages, and the overview page of
 * each product.
 */
export function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const {currentLocale, defaultLocale, locales, localeConfigs} = useSite().i18n;
  const others = locales.filter((locale) => locale !== defaultLocale);
  const {canonicalAs} = resolvePath(pathname, locales);
  const hasForeignPrefix = currentLocale === defaultLocale && canonicalAs !== pathname;
  const [nearest, setNearest] = useState<ListedPage[]>([]);
  const [query, setQuery] = useState('');
  // Only the browser knows the URL, because one file is served for all unknown URLs.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- see above
  useEffect(() => setQuery(extractPathWords(pathname)), [pathname]);

  useEffect(() => {
    if (hasForeignPrefix) {
      // `/en/x/…`, or a language that isn't built: redirects to the page without the prefix. Hosts
      // that support `_redirects` have already done so.
      window.location.replace(canonicalAs + window.location.search + window.location.hash);
      return undefined;
    }
    let current = true;
    void Promise.all([
      import(/* webpackChunkName: "nearest-pages" */ '../../common/NearestPages/findNearestPages'),
      import(/* webpackChunkName: "nearest-pages" */ '@generated/sidebar/default/pages.json'),
    ]).then(([{findNearestPages}, {default: pages}]) => {
      if (current) {
        setNearest(findNearestPages(pathname, pages));
      }
    });
    return () => {
      current = false;
    };
  }, [pathname, canonicalAs, hasForeignPrefix]);

  return (
    <main id="main-content" className={styles.page} tabIndex={-1}>
      {/* Only in the HTML of the default language, which such a host serves. */}
      {!ExecutionEnvironment.canUseDOM && currentLocale === defaultLocale && others.length > 0 && (
        <Head>
          <script
            src="/static/not-found.js"
            data-base-urls={others.map((locale) => localeConfigs[locale]!.baseUrl).join(' ')}
          />
        </Head>
      )}
      <h1 className={styles.title}>
        <Translate id="docs.notFound.title">Page not found</Translate>
      </h1>
      <p className={styles.description}>
        <Translate id="docs.notFound.description">
          It may have been moved or deleted, or the link may be wrong.
        </Translate>
      </p>
      <form
        role="search"
        className={`needs-script ${styles.search}`}
        onSubmit={(event) => {
          event.preventDefault();
          openSearch(query.trim());
        }}
      >
        <input
          type="search"
          className={styles.query}
          aria-label={translate({id: 'docs.notFound.query', message: 'Search the docs'})}
          value={query}
          onChange={({target}) => setQuery(target.value)}
        />
        <button type="submit" className={styles.submit}>
          <Translate id="docs.notFound.search">Search</Translate>
        </button>
      </form>
      <h2 className={styles.heading}>
        <Translate id="docs.notFound.products">Browse by product</Translate>
      </h2>
      <ul className={styles.products}>
        {getProducts().map((product) => (
          <li key={product.id}>
            <Link to={product.href} data-noBrokenLinkCheck>
              {product.name}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/x/all-pages/">
            <Translate id="docs.footer.allPages">All pages</Translate>
          </Link>
        </li>
      </ul>
      <div className={styles.nearest} aria-live="polite">
        {nearest.length > 0 && (
          <>
            <h2 className={styles.heading}>
              <Translate id="docs.notFound.nearest">Were you looking for one of these?</Translate>
            </h2>
            <ul className={styles.list}>
              {nearest.map((page) => (
                <li key={page.path}>
                  <Link to={page.path} className={styles.card}>
                    <span className={styles.cardTitle}>{page.title}</span>
                    <span className={styles.cardPath}>{page.path}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </main>
  );
}
