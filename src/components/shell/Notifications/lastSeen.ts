import {getCookie} from '@site/src/settings/createCookieStore';

const COOKIE = 'lastSeenNotification';
const YEAR_IN_SECONDS = 31536000;

/** Returns the id of the newest message that the user has seen, or 0. */
export function readLastSeen(): number {
  return Number.parseInt(getCookie(COOKIE) ?? '', 10) || 0;
}

/** Stores the newest seen message for a year, except during development. */
export function storeLastSeen(id: number): void {
  if (process.env.NODE_ENV !== 'production') {
    return;
  }
  try {
    document.cookie = `${COOKIE}=${id};path=/;max-age=${YEAR_IN_SECONDS}`;
  } catch {
    // Cookies are disabled, so the messages are unread again on the next visit.
  }
}
