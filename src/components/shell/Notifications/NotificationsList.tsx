import {useEffect, useState, type ReactElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {readLastSeen, storeLastSeen} from './lastSeen';
import {fetchFeed, selectNotifications, type Notification} from './loadNotifications';
import styles from './Notifications.module.css';

/** Where the messages lie. */
const FEED = '/static/notifications.json';

/** The message that is always there. */
function createPermanent(blog: string): Notification {
  return {
    id: 1,
    title: translate({id: 'docs.notifications.permanentTitle', message: 'Stay up to date'}),
    text: translate({
      id: 'docs.notifications.permanentText',
      message: 'Follow the team on X or read the blog for releases, talks and plans.',
    }),
    link: {
      href: blog,
      text: translate({id: 'docs.notifications.permanentLink', message: 'Read the blog'}),
    },
  };
}

/** By language. Each takes as long to make as the whole list. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A date as it is written in the language of its message. */
function formatDate(date: string, language = 'en'): string {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
  formats.set(language, format);
  return format.format(new Date(date));
}

/** The messages in the panel. Their dates come a frame later: making a format takes longer than everything else in the panel. */
function NotificationsList({notifications}: {notifications: readonly Notification[]}): ReactNode {
  const [datesWritten, setDatesWritten] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What a frame calls still comes before the frame is drawn.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDatesWritten(true));
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
              {datesWritten ? formatDate(date, language) : '\u00A0'}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the bell knows once the messages are there. */
export interface Panel {
  content: ReactElement;
  /** How many messages the reader has not seen. */
  unread: number;
  /** Remembers that the reader has seen them. */
  markSeen: () => void;
}

/**
 * Loads the messages of the site. Never fails.
 *
 * @param blog where the message that is always there leads
 * @param language of the page, as `en`
 */
export async function loadPanel(blog: string, language: string): Promise<Panel> {
  const notifications = selectNotifications(await fetchFeed(FEED), createPermanent(blog), [
    language,
    navigator.language.slice(0, 2),
  ]);
  const lastSeen = readLastSeen();
  return {
    content: <NotificationsList notifications={notifications} />,
    unread: notifications.filter(({id}) => id > lastSeen).length,
    markSeen: () => storeLastSeen(notifications[0]!.id),
  };
}
