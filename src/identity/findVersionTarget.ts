import {decodeFragment} from '../../site/pages/shared';
import type {OtherVersion} from '@site/plugins/versions/shared';

/** Where a reader lands in another version. */
export interface VersionTarget {
  /** Path without language, with the query, and the hash where the page there has it. */
  path: string;
  /** The page has no counterpart: this is the front page of its product. */
  isFront?: true;
}

/** The id that a hash is about: `BasicBars` of `#css-BasicBars.tsx`. */
function idOf(hash: string): string {
  return decodeFragment(hash)
    .replace(/^(system|css|tailwind)-(?=[A-Z][^#]*\.(js|tsx)$)/, '')
    .replace(/\.(js|tsx)$/, '');
}

/**
 * The same page in another version: at the same address, else at the one that it was renamed to, else the front page.
 *
 * @param path of the page, without language, with its slash at the end
 * @param location its query and hash as in the address bar, empty where there are none
 * @param front of the product in the other version
 */
export function findVersionTarget(
  other: OtherVersion,
  path: string,
  {search, hash}: Pick<Location, 'search' | 'hash'>,
  front: string,
): VersionTarget {
  const target = path in other.pages ? path : other.renamed[path];
  if (target === undefined) {
    return path === front ? {path: front} : {path: front, isFront: true};
  }
  const ids = other.pages[target];
  const isKnown = hash.length > 1 && (!ids || ids.includes(idOf(hash)));
  return {path: target + search + (isKnown ? hash : '')};
}
