import {useEffect, useState, type ReactElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {readLastSeen, storeLastSeen} from './lastSeen';
import {fetchFeed, selectNotifications, type Notification} from './loadNotifications';
import styles from './Notifications.module.css';

/** URL of the feed. */
const FEED_URL = '/static/notifications.json';

/** Returns the message that is always in the list, after those of the feed. */
function createPermanentNotification(blog: string): Notification {
  return {
    id: 1,
    title: translate({id: 'docs.notifications.permanentTitle', message: 'Stay up to date'}),
    text: translate({
      id: 'docs.notifications.permanentText',
      message: 'Follow the team on X or read the blog for releases, talks, and plans.',
    }),
    link: {
      href: blog,
      text: translate({id: 'docs.notifications.permanentLink', message: 'Read the blog'}),
    },
  };
}

/** Cached by language, because creating one takes as long as rendering the list. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats a date in the language of its message. */
function formatDate(date: string, language = 'en'): string {
  const format =
    dateFormats.get(language) ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
  dateFormats.set(language, format);
  return format.format(new Date(date));
}

/**
 * Renders the messages in the panel. Dates appear one frame later, because creating their format
 * takes longer than rendering the rest.
 */
function NotificationsList({notifications}: {notifications: readonly Notification[]}): ReactNode {
  const [showsDates, setShowsDates] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The callback runs before the frame is painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShowsDates(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);

  return (
    <ul className={styles.list}>
      {notifications.map(({id, title, text, link, date, language}) => (
        <li key={id} lang={language}>
          <p className={styles.title}>{title}</p>
          <p>{text}</p>
          {link && (
            <p>
              <Link
                to={link.href}
                data-ga-event-category="notifications"
                data-ga-event-action={`${id}`}
              >
                {link.text}
              </Link>
            </p>
          )}
          {date && (
            <time className={styles.date} dateTime={date}>
              {showsDates ? formatDate(date, language) : '\u00A0'}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The data of the notifications button, once the messages have loaded. */
export interface Panel {
  content: ReactElement;
  /** The number of unread messages. */
  unread: number;
  /** Marks all messages as read. */
  markSeen: () => void;
}

/**
 * Loads the messages of the site. Never rejects.
 *
 * @param blog URL of the permanent message
 * @param language the page's language, such as `en`
 */
export async function loadPanel(blog: string, language: string): Promise<Panel> {
  const notifications = selectNotifications(
    await fetchFeed(FEED_URL),
    createPermanentNotification(blog),
    [language, navigator.language.slice(0, 2)],
  );
  const lastSeen = readLastSeen();
  return {
    content: <NotificationsList notifications={notifications} />,
    unread: notifications.filter(({id}) => id > lastSeen).length,
    markSeen: () => storeLastSeen(notifications[0]!.id),
  };
}
