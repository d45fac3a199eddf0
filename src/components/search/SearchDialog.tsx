import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import type {Hit} from '@mui-x-docs/search/hits';
import {ErrorBoundary} from '../common/ErrorBoundary/ErrorBoundary';
import {Icon} from '../common/Icon/Icon';
import {SearchResultsPanel} from './SearchResultsPanel';
import {getStatusMessage} from './labels';
import {SearchFilters} from './SearchFilters';
import {SearchField} from './SearchField';
import {useSearch, type Search} from './useSearch';
import styles from './SearchDialog.module.css';

export interface SearchDialogProps {
  open: boolean;
  /** Initial text of the field. A change starts a new query. */
  initialQuery: string;
  onClose: () => void;
}

/** Renders the search as a native modal dialog: a field, filters, and results. */
export function SearchDialog({open, initialQuery, onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const search = useSearch(open, initialQuery, list);

  useLayoutEffect(() => {
    const element = dialog.current!;
    if (open && !element.open) {
      element.showModal();
      field.current?.focus();
      if (!initialQuery) {
        field.current?.select();
      }
    } else if (!open && element.open) {
      element.close();
    }
  }, [open, initialQuery]);

  const focusField = () => field.current?.focus();
  const label = translate({id: 'docs.search.title', message: 'Search the documentation'});
  return (
    // The dialog handles Escape itself. Clicking the backdrop is a shortcut; the close button works
    // for everyone.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      // Runs before the dialog closes: the `close` event fires later, and a shortcut may have
      // reopened the dialog by then.
      onCancel={onClose}
      onClose={() => {
        if (!dialog.current!.open) {
          onClose();
        }
      }}
      onClick={(event) => {
        if (event.target === dialog.current) {
          onClose();
        }
      }}
    >
      <div className={styles.body}>
        <SearchField
          search={search}
          field={field}
          label={label}
          focusField={focusField}
          onClose={onClose}
        />
        <SearchFilters
          filters={search.filters}
          canFilterPage={search.canFilterPage}
          onChange={(filters) => {
            search.setFilters(filters);
            search.setActiveHref(undefined);
          }}
        />
        <div ref={list} className={styles.list}>
          <SearchResultsPanel
            search={search}
            label={label}
            focusField={focusField}
            onClose={onClose}
          />
        </div>
        <SearchFooter loaded={search.loaded} canFilterPage={search.canFilterPage} />
        <div role="status" className={styles.status}>
          {open ? getStatusMessage(search) : ''}
        </div>
      </div>
      {open && <DemoPreview search={search} />}
    </dialog>
  );
}

/** Renders the demo that is the active result, in windows that have space next to the dialog. */
function DemoPreview({search: {groups, activeHref}}: {search: Search}): ReactNode {
  const [Loaded, setLoaded] = useState<ComponentType<{hit: Hit}>>();
  const demo = groups
    .flatMap(({hits}) => hits)
    .find(({kind, href}) => kind === 'demo' && href === activeHref);
  const isWanted = demo !== undefined && !Loaded;
  useEffect(() => {
    if (isWanted && window.matchMedia('(width >= 1280px)').matches) {
      import(/* webpackChunkName: "active-demo" */ './ActiveDemo').then(
        (module) => setLoaded(() => module.default),
        // Offline. The next demo tries again.
        () => undefined,
      );
    }
  }, [isWanted]);
  return (
    demo &&
    Loaded && (
      <ErrorBoundary resetKey={demo.href}>
        <Loaded hit={demo} />
      </ErrorBoundary>
    )
  );
}

/** Renders the keyboard hints and a description of what is searched. */
function SearchFooter({
  loaded,
  canFilterPage,
}: Pick<Search, 'loaded' | 'canFilterPage'>): ReactNode {
  const {i18n} = useSite();
  const language = i18n.localeConfigs[i18n.currentLocale]?.label ?? i18n.currentLocale;
  return (
    <div className={styles.footer}>
      <span className={styles.hints} aria-hidden="true">
        {/* SVG icons, because not every font has arrows. */}
        <kbd>
          <Icon name="arrowUp" size={12} />
        </kbd>
        <kbd className={styles.down}>
          <Icon name="arrowUp" size={12} />
        </kbd>
        <Translate id="docs.search.hintMove">to navigate</Translate>
        <kbd>
          <Icon name="enter" size={12} />
        </kbd>
        <Translate id="docs.search.hintOpen">to open</Translate>
        {canFilterPage && (
          <>
            <kbd>/</kbd>
            <Translate id="docs.search.hintPage">this page only</Translate>
          </>
        )}
      </span>
      <span>
        <Translate
          id="docs.search.coversAll"
          values={{version: loaded?.index.version ?? '…', language}}
        >
          {'MUI X {version} in {language}'}
        </Translate>
      </span>
    </div>
  );
}
