import {deflateSync, inflateSync, strFromU8, strToU8} from 'fflate';
import {decompressFromEncodedURIComponent} from 'lz-string';
import {FILE_NAME_PATTERN, type FileChanges} from './editedFiles';

/** Maximum length of a generated URL. Some programs truncate longer ones when pasting. */
export const MAX_URL_LENGTH = 8000;
/** Maximum length of text that is read from a link. */
const MAX_TEXT_LENGTH = 100_000;

const PREFIX = '#shared=';

/** An edited demo as encoded in a link. */
export interface SharedDemo {
  /** The target of the deep link in the fragment: `css-BasicBars.tsx`. */
  target: string;
  changes: FileChanges;
}

function encodeChanges(changes: FileChanges): string {
  const bytes = deflateSync(strToU8(JSON.stringify(changes)), {level: 9});
  return btoa(strFromU8(bytes, true)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}

function isFileChanges(value: unknown): value is FileChanges {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([name, code]: [string, unknown]) =>
        (name === '' || FILE_NAME_PATTERN.test(name)) &&
        (code === null || typeof code === 'string'),
    )
  );
}

function decodeChanges(encoded: string): FileChanges | undefined {
  try {
    const bytes = strToU8(atob(encoded.replace(/-/g, '+').replace(/_/g, '/')), true);
    const text = strFromU8(inflateSync(bytes));
    const changes: unknown = text.length <= MAX_TEXT_LENGTH ? JSON.parse(text) : undefined;
    return isFileChanges(changes) ? changes : undefined;
  } catch {
    return undefined;
  }
}

/** Decodes a link in the old format, which contained only the text of the demo itself. */
function decodeLegacyText(encoded: string): FileChanges | undefined {
  const text = decompressFromEncodedURIComponent(encoded);
  return text && text.length <= MAX_TEXT_LENGTH ? {'': text} : undefined;
}

/** Returns the URL of an edited demo, or `undefined` if it would be too long. */
export function createShareLink(
  pageUrl: string,
  {target, changes}: SharedDemo,
): string | undefined {
  const url = `${pageUrl.replace(/#.*$/, '')}${PREFIX}${target}:z.${encodeChanges(changes)}`;
  return url.length > MAX_URL_LENGTH ? undefined : url;
}

/** Returns the edited demo encoded in a fragment, or `undefined` if it's missing or invalid. */
export function readShareLink(hash: string): SharedDemo | undefined {
  const match =
    /^#shared=((?:(?:system|css|tailwind)-)?\w+\.(?:js|tsx)):(?:z\.([\w-]+)|([\w+$-]+))$/.exec(
      hash,
    );
  if (!match || hash.length > MAX_URL_LENGTH) {
    return undefined;
  }
  const [, target = '', encoded, legacyText = ''] = match;
  const changes = encoded ? decodeChanges(encoded) : decodeLegacyText(legacyText);
  return changes && {target, changes};
}
