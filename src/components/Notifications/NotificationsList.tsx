import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
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
      message: 'Follow the team on X or read the blog to hear of releases, talks and plans.',
    }),
    link: {
      href: blog,
      text: translate({id: 'docs.notifications.permanentLink', message: 'Read the blog'}),
    },
  };
}

/** Loads the messages of the site, the newest first. Never fails. */
export async function loadNotifications({
  blog,
  language,
}: {
  blog: string;
  language: string;
}): Promise<Notification[]> {
  const languages = [language, navigator.language.slice(0, 2)];
  return selectNotifications(await fetchFeed(FEED), createPermanent(blog), languages);
}

const DATE = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** The messages in the panel. */
export function NotificationsList({
  notifications,
}: {
  notifications: readonly Notification[];
}): ReactNode {
  return (
    <ul className={styles.list}>
      {notifications.map(({id, title, text, link, date}) => (
        <li key={id}>
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
              {DATE.format(new Date(date))}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}
