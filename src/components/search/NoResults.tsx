import {useEffect, useEffectEvent, useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import {reportEvent} from '@site/src/third-parties/reportEvent';
import {findNearestNames} from './findNearestNames';
import type {Search} from './useSearch';
import styles from './SearchDialog.module.css';

/** Time without a change, in milliseconds, after which a query without results is reported. */
const REPORT_DELAY_MS = 1000;

/** Returns the words of a query: no addresses, numbers, or code, which may be personal. */
export const toReportedWords = (query: string): string =>
  query
    .split(/\s+/)
    .filter((word) => /^[\p{L}][\p{L}-]{0,39}[?!.,]?$/u.test(word))
    .slice(0, 12)
    .join(' ');

/** Returns the URL of a prefilled issue about a query without results. */
function createIssueUrl(repoUrl: string, version: string, query: string): string {
  const body = `- Page: ${window.location.href}
- Version: ${version}

**What did you expect to find?**
`;
  const fields = new URLSearchParams({title: `[docs] Search finds nothing for "${query}"`, body});
  return `${repoUrl}/issues/new?${fields.toString()}`;
}

/** Renders what to do about a query without results, and reports its words with the page's path. */
export function NoResults({
  search,
  focusField,
  onChoose,
}: {
  search: Search;
  focusField: () => void;
  onChoose: () => void;
}): ReactNode {
  const {query, loaded, filters, setFilters, changeInput} = search;
  const {repoUrl, version} = useSite();
  const isFiltered = (filters.product ?? filters.kind) !== undefined;
  const names = useMemo(
    () => (loaded ? findNearestNames(query, loaded.index) : []),
    [query, loaded],
  );

  const report = useEffectEvent(() => {
    const words = toReportedWords(query);
    if (words && !isFiltered) {
      const label = `${words} (${window.location.pathname})`;
      reportEvent({name: 'search', action: 'none', label});
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => report(), REPORT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);

  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>
        <Translate id="docs.search.none" values={{question: <q>{query}</q>}}>
          {'No results for {question}'}
        </Translate>
      </p>
      <p>
        <Translate id="docs.search.noneHint">
          Try the name of a component or a prop, or fewer words.
        </Translate>
      </p>
      {isFiltered && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            setFilters({});
            focusField();
          }}
        >
          <Translate id="docs.search.unfilter">Clear filters</Translate>
        </button>
      )}
      {names.length > 0 && (
        <div
          role="group"
          className={styles.nearest}
          aria-label={translate({id: 'docs.search.nearest', message: 'Similar names'})}
        >
          {names.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.action}
              onClick={() => {
                changeInput(name);
                focusField();
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <p className={styles.links}>
        <Link to="/x/all-pages/" onClick={onChoose}>
          <Translate id="docs.search.allPages">All pages</Translate>
        </Link>
        <a href={createIssueUrl(repoUrl, version, query)} target="_blank" rel="noopener">
          <Translate id="docs.search.reportMissing">Report what is missing</Translate>
        </a>
      </p>
    </div>
  );
}
