/** A sanitized ad of the network: URLs use https, and text contains no markup. */
export interface NetworkAd {
  link: string;
  image: string | undefined;
  company: string;
  description: string;
  /** URLs to fetch to report that the ad was displayed. */
  pixels: string[];
}

/** Maximum number of pixels, because a record can contain any number of them. */
const MAX_PIXELS = 20;

const MAX_TEXT_LENGTH = 160;

/** Returns an https URL, or `undefined`. URLs without a scheme are also supported. */
function parseHttpsUrl(value: unknown): string | undefined {
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

/** Returns the text of a value that may contain markup, so no markup gets into the page. */
function readText(value: unknown): string {
  if (typeof value !== 'string') {
    return '';
  }
  const {body} = new DOMParser().parseFromString(value, 'text/html');
  body.querySelectorAll('script, style').forEach((element) => element.remove());
  const text = (body.textContent ?? '').replace(/\s+/g, ' ').trim();
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1).trimEnd()}…` : text;
}

function readPixels(record: Record<string, unknown>, now: number): string[] {
  const {statimp, pixel, timestamp} = record;
  const stamp = typeof timestamp === 'string' || typeof timestamp === 'number' ? timestamp : now;
  const parts = typeof pixel === 'string' ? pixel.split('||', MAX_PIXELS) : [];
  return [
    statimp,
    ...parts.map((part) => part.replace('[timestamp]', () => encodeURIComponent(stamp))),
  ]
    .map(parseHttpsUrl)
    .filter((url) => url !== undefined)
    .slice(0, MAX_PIXELS);
}

/**
 * Returns the first usable ad of a response: the first with a `statlink`. The response is
 * untrusted.
 *
 * @param response parsed JSON
 * @param now default for a record without a timestamp, in milliseconds
 */
export function readAd(response: unknown, now = Date.now()): NetworkAd | undefined {
  const ads: unknown = (response as {ads?: unknown} | null | undefined)?.ads;
  for (const record of Array.isArray(ads) ? (ads as unknown[]) : []) {
    const fields = (record ?? {}) as Record<string, unknown>;
    if (fields.statlink) {
      const link = parseHttpsUrl(fields.statlink);
      return link === undefined
        ? undefined
        : {
            link,
            image: parseHttpsUrl(fields.image),
            company: readText(fields.company),
            description: readText(fields.description),
            pixels: readPixels(fields, now),
          };
    }
  }
  return undefined;
}
