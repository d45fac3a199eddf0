import {getCookie} from '@site/src/settings/createCookieStore';

const COOKIE = 'lastSeenNotification';
const YEAR_IN_SECONDS = 31536000;

/** The id of the newest message that the reader has had before the eyes; 0 before the first. */
export function readLastSeen(): number {
  return Number.parseInt(getCookie(COOKIE) ?? '', 10) || 0;
}

/** Remembers the newest message for a year. While the site is being written nothing is remembered. */
export function storeLastSeen(id: number): void {
  if (process.env.NODE_ENV !== 'production') {
    return;
  }
  try {
    document.cookie = `${COOKIE}=${id};path=/;max-age=${YEAR_IN_SECONDS}`;
  } catch {
    // Cookies are off: the messages are new again on the next visit.
  }
}
