import {deflateSync, inflateSync, strFromU8, strToU8} from 'fflate';
import {decompressFromEncodedURIComponent} from 'lz-string';
import {FILE_NAME, type FileChanges} from './editedFiles';

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

function pack(changes: FileChanges): string {
  const bytes = deflateSync(strToU8(JSON.stringify(changes)), {level: 9});
  return btoa(strFromU8(bytes, true)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}

function isChanges(value: unknown): value is FileChanges {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([name, code]: [string, unknown]) =>
        (name === '' || FILE_NAME.test(name)) && (code === null || typeof code === 'string'),
    )
  );
}

function unpack(packed: string): FileChanges | undefined {
  try {
    const bytes = strToU8(atob(packed.replace(/-/g, '+').replace(/_/g, '/')), true);
    const text = strFromU8(inflateSync(bytes));
    const changes: unknown = text.length <= MAX_TEXT_LENGTH ? JSON.parse(text) : undefined;
    return isChanges(changes) ? changes : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the change in a link from before links contained all files. */
function unpackText(packed: string): FileChanges | undefined {
  const text = decompressFromEncodedURIComponent(packed);
  return text && text.length <= MAX_TEXT_LENGTH ? {'': text} : undefined;
}

/** Returns the URL of an edited demo, or `undefined` if it would be too long. */
export function createShareLink(
  pageUrl: string,
  {target, changes}: SharedDemo,
): string | undefined {
  const url = `${pageUrl.replace(/#.*$/, '')}${PREFIX}${target}:z.${pack(changes)}`;
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
  const [, target = '', packed, packedText = ''] = match;
  const changes = packed ? unpack(packed) : unpackText(packedText);
  return changes && {target, changes};
}
