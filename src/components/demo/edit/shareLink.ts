import {compressToEncodedURIComponent, decompressFromEncodedURIComponent} from 'lz-string';

/** The longest address that is made: some programs cut longer ones when they are pasted. */
export const MAX_ADDRESS_LENGTH = 8000;
/** The longest text that is read from a link. */
const MAX_TEXT_LENGTH = 100_000;

const PREFIX = '#shared=';

/** A changed demo as a link carries it. */
export interface SharedDemo {
  /** What the fragment of a deep link says: `css-BasicBars.tsx`. */
  target: string;
  text: string;
}

/** The address that carries a changed demo; undefined where it would be too long. */
export function createShareLink(page: string, {target, text}: SharedDemo): string | undefined {
  const address = `${page.replace(/#.*$/, '')}${PREFIX}${target}:${compressToEncodedURIComponent(text)}`;
  return address.length > MAX_ADDRESS_LENGTH ? undefined : address;
}

/** The changed demo in a fragment; undefined where there is none, or it is damaged. */
export function readShareLink(hash: string): SharedDemo | undefined {
  const match = /^#shared=((?:(?:system|css|tailwind)-)?\w+\.(?:js|tsx)):([\w+$-]+)$/.exec(hash);
  if (!match || hash.length > MAX_ADDRESS_LENGTH) {
    return undefined;
  }
  const [, target, packed] = match as unknown as [string, string, string];
  const text = decompressFromEncodedURIComponent(packed);
  return text && text.length <= MAX_TEXT_LENGTH ? {target, text} : undefined;
}
