/** A message to users of the site. */
export interface Notification {
  /** Increasing number: messages with a higher id than the last seen one are unread. */
  id: number;
  title: string;
  text: string;
  link?: {href: string; text: string};
  /** `YYYY-MM-DD`. */
  date?: string;
  /** The language of the message, such as `en`, if it differs from the page's. */
  language?: string;
}

/** Maximum number of messages from the feed. */
const MAX_FEED_MESSAGES = 3;

/** Returns whether a message may link to a URL: a page of this site, or an https URL. */
function isSafeHref(href: unknown): href is string {
  if (typeof href !== 'string') {
    return false;
  }
  try {
    const {protocol, origin} = new URL(href, window.location.href);
    return protocol === 'https:' || origin === window.location.origin;
  } catch {
    return false;
  }
}

/**
 * Parses a record of the feed. Returns `undefined` for invalid records, so the valid ones are still
 * shown.
 */
function parseRecord(
  record: unknown,
): (Notification & {language: string; isForAll: boolean}) | undefined {
  const {id, title, text, link, date, userLanguage} = (record ?? {}) as Record<string, unknown>;
  if (typeof id !== 'number' || typeof title !== 'string' || typeof text !== 'string') {
    return undefined;
  }
  const target = (link ?? {}) as Record<string, unknown>;
  const isDate = typeof date === 'string' && !Number.isNaN(Date.parse(date));
  return {
    id,
    title,
    text,
    // Messages without a language are for everyone, in English.
    language: typeof userLanguage === 'string' ? userLanguage : 'en',
    isForAll: userLanguage === undefined,
    ...(isSafeHref(target.href) &&
      typeof target.text === 'string' && {link: {href: target.href, text: target.text}}),
    ...(isDate && {date}),
  };
}

/**
 * Returns the messages for a user, newest first.
 *
 * @param feed the untrusted content of the file
 * @param permanent the permanent message, the last in the list
 * @param languages the languages of the page and the browser, such as `en`; messages without a
 * language are for everyone
 */
export function selectNotifications(
  feed: unknown,
  permanent: Notification,
  languages: readonly string[],
): Notification[] {
  const records = (Array.isArray(feed) ? feed : [])
    .map(parseRecord)
    .filter((record) => record !== undefined)
    .filter(({language, isForAll}) => isForAll || languages.includes(language))
    .map(({isForAll: _isForAll, ...notification}): Notification => notification);
  return [permanent, ...records.slice(-MAX_FEED_MESSAGES)].reverse();
}

/** Fetches the feed. Returns an empty feed if the request fails. */
export async function fetchFeed(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, {cache: 'no-cache'});
    return response.ok ? ((await response.json()) as unknown) : [];
  } catch {
    return [];
  }
}
