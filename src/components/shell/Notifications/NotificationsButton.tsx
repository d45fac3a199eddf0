import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import type {Panel} from './NotificationsList';
import {announce} from '../../common/Announcer/announce';
import {ErrorBoundary} from '../../common/ErrorBoundary/ErrorBoundary';
import {Icon} from '../../common/Icon/Icon';
import {listFooterLinks} from '../SiteFooter/footerLinks';
import styles from './Notifications.module.css';

/**
 * Delay after the page load before notifications are fetched, in milliseconds, so they don't
 * compete with the content.
 */
const FETCH_DELAY_MS = 1500;

const PANEL_ID = 'notifications';

function LoadError({onTryAgain}: {onTryAgain: () => Promise<void>}): ReactNode {
  return (
    <div role="alert">
      <p>
        <Translate id="docs.notifications.failed">Couldn't show the notifications.</Translate>
      </p>
      <button type="button" className="button button--link" onClick={() => void onTryAgain()}>
        <Translate id="docs.demo.retry">Try again</Translate>
      </button>
    </div>
  );
}

/**
 * Renders the notifications button with the number of unread messages, and the panel that lists
 * them.
 */
export function NotificationsButton(): ReactNode {
  const {docsUrl, i18n} = useSite();
  const [panel, setPanel] = useState<Panel>();
  const [unread, setUnread] = useState(0);
  // Rendered on first opening, because the first date format is expensive and would block every
  // page on a phone.
  const [wasOpened, setWasOpened] = useState(false);

  const load = async () => {
    try {
      const {loadPanel} = await import(
        /* webpackChunkName: "notifications" */ './NotificationsList'
      );
      const {blog} = listFooterLinks(docsUrl);
      const loaded = await loadPanel(blog, i18n.currentLocale);
      setPanel(loaded);
      setUnread(loaded.unread);
    } catch {
      // Offline, or a new version was deployed. Opening the panel tries again.
    }
  };
  const loadLater = useEffectEvent(load);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timer = setTimeout(() => void loadLater(), FETCH_DELAY_MS);
    };
    // Crawlers don't need notifications.
    if (!navigator.userAgent.includes('glebot')) {
      if (document.readyState === 'complete') {
        start();
      } else {
        window.addEventListener('load', start);
      }
    }
    return () => {
      window.removeEventListener('load', start);
      clearTimeout(timer);
    };
  }, []);

  const handleToggle = (isOpen: boolean) => {
    if (panel) {
      panel.markSeen();
      setUnread(0);
    } else if (isOpen) {
      announce(translate({id: 'docs.notifications.loading', message: 'Loading notifications…'}));
      void load();
    }
  };

  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles.button}`}
        popoverTarget={PANEL_ID}
        aria-haspopup="dialog"
        aria-label={translate(
          {id: 'docs.notifications.unread', message: '{count} unread notifications'},
          {count: unread},
        )}
        title={translate({
          id: 'docs.notifications.toggle',
          message: 'Toggle notifications panel',
        })}
        data-ga-event-category="AppBar"
        data-ga-event-action="toggleNotifications"
      >
        <svg
          aria-hidden="true"
          width={20}
          height={20}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M6 17V11a6 6 0 0112 0v6l1.500 1.500h-15zM10 21h4" />
        </svg>
        {unread > 0 && <span className={styles.badge}>{unread}</span>}
      </button>
      <div
        id={PANEL_ID}
        popover="auto"
        role="dialog"
        aria-labelledby={`${PANEL_ID}-title`}
        className={styles.panel}
        onBeforeToggle={() => setWasOpened(true)}
        onToggle={({newState}) => handleToggle(newState === 'open')}
      >
        <div className={styles.header}>
          <h2 id={`${PANEL_ID}-title`} className={styles.heading}>
            {translate({id: 'docs.notifications.title', message: 'Notifications'})}
          </h2>
          <button
            type="button"
            className="icon-button"
            popoverTarget={PANEL_ID}
            popoverTargetAction="hide"
            aria-label={translate({
              id: 'docs.notifications.close',
              message: 'Close notifications',
            })}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
        {wasOpened && panel ? (
          <ErrorBoundary resetKey={panel} fallback={() => <LoadError onTryAgain={load} />}>
            {panel.content}
          </ErrorBoundary>
        ) : (
          <div className={styles.spinner} />
        )}
      </div>
    </>
  );
}
