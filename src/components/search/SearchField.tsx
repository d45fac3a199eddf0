import type {ReactNode, RefObject} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Icon} from '../common/Icon/Icon';
import type {Search} from './useSearch';
import styles from './SearchDialog.module.css';

/**
 * Renders the search input and the close button. The input keeps the focus while the arrow keys
 * move through the list.
 */
export function SearchField({
  search,
  field,
  label,
  focusField,
  onClose,
}: {
  search: Search;
  field: RefObject<HTMLInputElement | null>;
  label: string;
  /** Moves the focus back to the field. */
  focusField: () => void;
  onClose: () => void;
}): ReactNode {
  const {query, isOnPage, failed, loaded, stored, hrefs, activeIndex} = search;
  const hasOptions =
    query || isOnPage
      ? hrefs.length > 0
      : loaded !== undefined || stored.pinned.length + stored.recent.length > 0;
  return (
    <div className={styles.header}>
      <span className={styles.searchIcon}>
        <Icon name="search" size={22} />
      </span>
      <input
        ref={field}
        className={styles.field}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={!failed && hasOptions}
        aria-controls={search.listId}
        aria-autocomplete="list"
        aria-activedescendant={activeIndex >= 0 ? search.optionId(activeIndex) : undefined}
        placeholder={
          isOnPage
            ? translate({id: 'docs.search.placeholderPage', message: 'Filter this page'})
            : translate({id: 'docs.search.placeholder', message: 'What are you looking for?'})
        }
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={120}
        value={search.input}
        onChange={(event) => search.changeInput(event.target.value)}
        onKeyDown={(event) => {
          const isToggle = event.key === (isOnPage ? 'Backspace' : '/');
          if (isToggle && search.input === '' && search.canFilterPage) {
            event.preventDefault();
            search.toggleThisPage();
          } else {
            search.onKeyDown(event);
          }
        }}
      />
      {search.input && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            search.changeInput('');
            focusField();
          }}
        >
          <Translate id="docs.search.clear">Clear</Translate>
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={translate({id: 'docs.search.close', message: 'Close search'})}
        onClick={onClose}
      >
        <span className={styles.escapeKey} />
        <span className={styles.closeIcon}>
          <Icon name="close" />
        </span>
      </button>
    </div>
  );
}
