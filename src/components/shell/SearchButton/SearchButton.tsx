import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {SearchDialogProps} from '../../search/SearchDialog';
import {ErrorBoundary} from '../../common/ErrorBoundary/ErrorBoundary';
import {showFailure} from '../../common/ErrorBoundary/showFailure';
import {listenForSearch} from '../../common/openSearch/openSearch';
import {Icon} from '../../common/Icon/Icon';
import {isTyping} from './isTyping';
import styles from './SearchButton.module.css';

type Dialog = ComponentType<SearchDialogProps>;

let loading: Promise<Dialog> | undefined;

/** Loads the dialog on first use. */
function loadDialog(hosted: boolean): Promise<Dialog> {
  const dialog = hosted
    ? import(/* webpackChunkName: "search-hosted" */ '../../search/HostedSearch').then(
        (module) => module.HostedSearch,
      )
    : import(/* webpackChunkName: "search-dialog" */ '../../search/SearchDialog').then(
        (module) => module.SearchDialog,
      );
  return dialog.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
}

/**
 * Renders the search button in the header, and handles Ctrl or ⌘ with K, and `/`. The search dialog
 * loads on first use. Without JavaScript, the button links to the list of all pages.
 *
 * @param hosted `true` to search a hosted index instead of the built one
 */
export function SearchButton({hosted = false}: {hosted?: boolean}): ReactNode {
  const [Dialog, setDialog] = useState<Dialog>();
  const [open, setOpen] = useState(false);
  const [initialQuery, setInitialQuery] = useState('');
  // Text that is typed while the dialog loads.
  const pendingQuery = useRef<string>(undefined);

  const show = useCallback(
    async (first = '') => {
      if (pendingQuery.current !== undefined) {
        return;
      }
      pendingQuery.current = first;
      try {
        loading ??= loadDialog(hosted);
        const loaded = await loading;
        // Synchronous, including the focus, because a key pressed before React renders would start
        // another query.
        flushSync(() => {
          setDialog(() => loaded);
          setInitialQuery(pendingQuery.current ?? '');
          setOpen(true);
        });
      } catch {
        // Offline, or a new version was deployed. The list of all pages would need a full load, and
        // the next attempt tries again.
      }
      pendingQuery.current = undefined;
    },
    [hosted],
  );

  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) {
      document.documentElement.dataset.keys = 'apple';
    }
  }, []);

  // An effect event, because a key pressed right after closing must find the dialog closed.
  const onShortcut = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey} = event;
    // Once loaded, the dialog of a hosted index listens to the same keys.
    if (event.defaultPrevented || altKey || (hosted && Dialog)) {
      return;
    }
    if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !event.shiftKey) {
      event.preventDefault();
      if (open) {
        close();
      } else {
        void show();
      }
    } else if (ctrlKey || metaKey || open) {
      return;
    } else if (pendingQuery.current !== undefined && key.length === 1) {
      event.preventDefault();
      pendingQuery.current += key;
    } else if (key === '/' && !isTyping(event.target)) {
      event.preventDefault();
      void show();
    }
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onShortcut(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  useEffect(() => listenForSearch((query) => void show(query)), [show]);

  const onClick = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      void show();
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that are pressed while the dialog loads belong to the query, including spaces.
    if (event.ctrlKey || event.metaKey || event.altKey || pendingQuery.current !== undefined) {
      return;
    }
    if (event.key === ' ') {
      event.preventDefault();
      void show();
    } else if (/^[\p{L}\p{N}]$/u.test(event.key)) {
      event.preventDefault();
      void show(event.key);
    }
  };

  return (
    <>
      <Link
        to="/x/all-pages/"
        role="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K /"
        data-noBrokenLinkCheck
        data-ga-event-category="header"
        data-ga-event-action="search"
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <Icon name="search" />
        <span className={styles.text}>
          <Translate id="docs.search.button">Search…</Translate>
        </span>
        <kbd className={styles.keys} aria-hidden="true">
          <span className={styles.apple}>⌘K</span>
          <span className={styles.other}>Ctrl+K</span>
        </kbd>
      </Link>
      {Dialog && (
        <ErrorBoundary
          // Reopening the dialog resets the error boundary.
          resetKey={open}
          onError={() => {
            close();
            showFailure(
              translate({
                id: 'docs.search.crashed',
                message: "Couldn't show the search. Try again.",
              }),
            );
          }}
        >
          <Dialog open={open} initialQuery={initialQuery} onClose={close} />
        </ErrorBoundary>
      )}
    </>
  );
}
