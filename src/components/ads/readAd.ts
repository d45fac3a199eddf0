/** An ad of the network, made safe: addresses are https, texts are text. */
export interface NetworkAd {
  link: string;
  image: string | undefined;
  company: string;
  description: string;
  /** What is fetched to tell the network that its ad was shown. */
  pixels: string[];
}

/** A record may ask for any number of pixels; more than this nobody needs. */
const MAX_PIXELS = 20;

const MAX_TEXT = 160;

/** An https address, or nothing. Records hold addresses without a scheme, too. */
function readAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') {
    return undefined;
  }
  try {
    const url = new URL(value.trim(), 'https://localhost');
    return url.protocol === 'https:' && url.hostname !== 'localhost' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a value that may hold markup, which never gets into the page. */
function readText(value: unknown): string {
  if (typeof value !== 'string') {
    return '';
  }
  const {body} = new DOMParser().parseFromString(value, 'text/html');
  body.querySelectorAll('script, style').forEach((element) => element.remove());
  const text = (body.textContent ?? '').replace(/\s+/g, ' ').trim();
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1).trimEnd()}…` : text;
}

function readPixels(record: Record<string, unknown>, now: number): string[] {
  const {statimp, pixel, timestamp} = record;
  const stamp = typeof timestamp === 'string' || typeof timestamp === 'number' ? timestamp : now;
  const parts = typeof pixel === 'string' ? pixel.split('||', MAX_PIXELS) : [];
  return [
    statimp,
    ...parts.map((part) => part.replace('[timestamp]', () => encodeURIComponent(stamp))),
  ]
    .map(readAddress)
    .filter((address) => address !== undefined)
    .slice(0, MAX_PIXELS);
}

/**
 * The first usable ad of an answer: the first with a `statlink`. Nothing in the answer is trusted.
 *
 * @param answer parsed JSON
 * @param now stands in for a record's own timestamp, in ms
 */
export function readAd(answer: unknown, now = Date.now()): NetworkAd | undefined {
  const ads: unknown = (answer as {ads?: unknown} | null | undefined)?.ads;
  for (const record of Array.isArray(ads) ? (ads as unknown[]) : []) {
    const fields = (record ?? {}) as Record<string, unknown>;
    if (fields.statlink) {
      const link = readAddress(fields.statlink);
      return link === undefined
        ? undefined
        : {
            link,
            image: readAddress(fields.image),
            company: readText(fields.company),
            description: readText(fields.description),
            pixels: readPixels(fields, now),
          };
    }
  }
  return undefined;
}
