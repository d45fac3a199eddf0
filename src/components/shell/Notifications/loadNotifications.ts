/** A message of the site to its readers. */
export interface Notification {
  /** Counts up: what is greater than the last one seen is new. */
  id: number;
  title: string;
  text: string;
  link?: {href: string; text: string};
  /** `YYYY-MM-DD`. */
  date?: string;
  /** The language that it is written in, as `en`, where it is not said by the page. */
  language?: string;
}

/** How many messages of the feed are shown. */
const SHOWN = 3;

/** An address that a message may lead to: a page of this site or one that is read over https. */
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

/** One record of the feed, if it is one: a feed with a problem shows what it can. */
function readRecord(
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
    // What names no language is for everybody, in English.
    language: typeof userLanguage === 'string' ? userLanguage : 'en',
    isForAll: userLanguage === undefined,
    ...(isSafeHref(target.href) &&
      typeof target.text === 'string' && {link: {href: target.href, text: target.text}}),
    ...(isDate && {date}),
  };
}

/**
 * The messages for a reader, the newest first.
 *
 * @param feed the content of the file: anything
 * @param permanent the message that is always there, the last in the list
 * @param languages of the page and of the browser, as `en`; a message without a language is for everybody
 */
export function selectNotifications(
  feed: unknown,
  permanent: Notification,
  languages: readonly string[],
): Notification[] {
  const records = (Array.isArray(feed) ? feed : [])
    .map(readRecord)
    .filter((record) => record !== undefined)
    .filter(({language, isForAll}) => isForAll || languages.includes(language))
    .map(({isForAll: _isForAll, ...notification}): Notification => notification);
  return [permanent, ...records.slice(-SHOWN)].reverse();
}

/** Fetches the feed; a feed that cannot be had is an empty one. */
export async function fetchFeed(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, {cache: 'no-cache'});
    return response.ok ? ((await response.json()) as unknown) : [];
  } catch {
    return [];
  }
}
