import {getCookie, setCookie} from '@site/src/settings/createCookieStore';

const COOKIE_NAME = 'lastSeenNotification';

/** Returns the id of the newest message that the user has seen, or 0. */
export function readLastSeen(): number {
  return Number.parseInt(getCookie(COOKIE_NAME) ?? '', 10) || 0;
}

/** Stores the newest seen message for a year, except during development. */
export function storeLastSeen(id: number): void {
  if (process.env.NODE_ENV === 'production') {
    setCookie(COOKIE_NAME, String(id));
  }
}
