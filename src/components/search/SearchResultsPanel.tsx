import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {Icon} from '../common/Icon/Icon';
import {NoResults} from './NoResults';
import {Results} from './Results';
import {StartScreen} from './StartScreen';
import {saveSearch} from './storedSearches';
import type {Search} from './useSearch';
import styles from './SearchDialog.module.css';

/** Renders the list below the field, or a message if there are no results. */
export function SearchResultsPanel({
  search,
  label,
  focusField,
  onClose,
}: {
  search: Search;
  label: string;
  /** Moves the focus back to the field. */
  focusField: () => void;
  onClose: () => void;
}): ReactNode {
  if (search.failed) {
    return (
      <div className={styles.empty}>
        <p>
          <Translate id="docs.search.failed">Search could not be loaded.</Translate>
        </p>
        <button type="button" className={styles.action} onClick={search.retry}>
          <Translate id="docs.search.retry">Try again</Translate>
        </button>
      </div>
    );
  }
  if (!search.query && !search.isOnPage) {
    return <StartScreen search={search} focusField={focusField} onChoose={onClose} />;
  }
  if (search.hrefs.length > 0) {
    const onChoose = () => {
      saveSearch(search.query);
      onClose();
    };
    const hasDemos = search.groups.some(({hits}) => hits.some(({kind}) => kind === 'demo'));
    return (
      <>
        <Results search={search} label={label} onChoose={onChoose} />
        {hasDemos && (
          <Link
            className={styles.more}
            to={`/x/demos/?${new URLSearchParams({q: search.query}).toString()}`}
            onClick={onChoose}
          >
            <Icon name="play" size={16} />
            <Translate id="docs.search.allDemos" values={{question: search.query}}>
              {'All demos for “{question}”'}
            </Translate>
          </Link>
        )}
      </>
    );
  }
  return search.settled && <NoResults search={search} focusField={focusField} onChoose={onClose} />;
}
