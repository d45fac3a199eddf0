import {compressToEncodedURIComponent, decompressFromEncodedURIComponent} from 'lz-string';

/** Maximum length of a generated URL. Some programs truncate longer ones when pasting. */
export const MAX_URL_LENGTH = 8000;
/** Maximum length of text that is read from a link. */
const MAX_TEXT_LENGTH = 100_000;

const PREFIX = '#shared=';

/** An edited demo as encoded in a link. */
export interface SharedDemo {
  /** The target of the deep link in the fragment: `css-BasicBars.tsx`. */
  target: string;
  text: string;
}

/** Returns the URL of an edited demo, or `undefined` if it would be too long. */
export function createShareLink(pageUrl: string, {target, text}: SharedDemo): string | undefined {
  const url = `${pageUrl.replace(/#.*$/, '')}${PREFIX}${target}:${compressToEncodedURIComponent(text)}`;
  return url.length > MAX_URL_LENGTH ? undefined : url;
}

/** Returns the edited demo encoded in a fragment, or `undefined` if it's missing or invalid. */
export function readShareLink(hash: string): SharedDemo | undefined {
  const match = /^#shared=((?:(?:system|css|tailwind)-)?\w+\.(?:js|tsx)):([\w+$-]+)$/.exec(hash);
  if (!match || hash.length > MAX_URL_LENGTH) {
    return undefined;
  }
  const [, target, compressed] = match as unknown as [string, string, string];
  const text = decompressFromEncodedURIComponent(compressed);
  return text && text.length <= MAX_TEXT_LENGTH ? {target, text} : undefined;
}
