import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {readLastSeen, storeLastSeen} from './lastSeen';
import type {Notification} from './loadNotifications';
import type * as List from './NotificationsList';
import styles from './Notifications.module.css';

/** How long after the page has loaded the messages are fetched, in ms: nothing that a reader came for waits for them. */
const DELAY = 1500;

const PANEL_ID = 'notifications';

interface Loaded {
  List: typeof List.NotificationsList;
  notifications: Notification[];
}

/** The bell in the header: how many messages are new, and the panel that shows them. */
export function NotificationsButton(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const [loaded, setLoaded] = useState<Loaded>();
  const [lastSeen, setLastSeen] = useState(Infinity);
  const loading = useRef(false);

  const load = async () => {
    if (loading.current) {
      return;
    }
    loading.current = true;
    try {
      const module = await import(/* webpackChunkName: "notifications" */ './NotificationsList');
      const {blog = ''} = (siteConfig.customFields?.footerLinks ?? {}) as {blog?: string};
      const notifications = await module.loadNotifications({blog, language: i18n.currentLocale});
      setLoaded({List: module.NotificationsList, notifications});
      setLastSeen(readLastSeen());
    } catch {
      // Offline, or a new version was deployed: opening the panel tries again.
      loading.current = false;
    }
  };
  const loadLater = useEffectEvent(load);

  useEffect(() => {
    // Crawlers read pages, not messages.
    if (navigator.userAgent.includes('glebot')) {
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timer = setTimeout(() => void loadLater(), DELAY);
    };
    if (document.readyState === 'complete') {
      start();
    } else {
      window.addEventListener('load', start, {once: true});
    }
    return () => {
      window.removeEventListener('load', start);
      clearTimeout(timer);
    };
  }, []);

  const toggled = (isOpen: boolean) => {
    const newest = loaded?.notifications[0]?.id;
    if (newest !== undefined) {
      setLastSeen(newest);
      storeLastSeen(newest);
    }
    if (isOpen) {
      void load();
    }
  };

  const unread = (loaded?.notifications ?? []).filter(({id}) => id > lastSeen).length;
  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles.button}`}
        popoverTarget={PANEL_ID}
        aria-label={translate(
          {id: 'docs.notifications.unread', message: '{count} unread notifications'},
          {count: unread},
        )}
        title={translate({
          id: 'docs.notifications.toggle',
          message: 'Toggle notifications panel',
        })}
        data-ga-event-category="header"
        data-ga-event-action="notifications"
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
        className={styles.panel}
        onToggle={({newState}) => toggled(newState === 'open')}
      >
        {loaded ? (
          <loaded.List notifications={loaded.notifications} />
        ) : (
          <div className={styles.spinner} />
        )}
      </div>
    </>
  );
}
