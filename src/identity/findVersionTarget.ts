import {decodeFragment} from '../../site/pages/shared';
import type {OtherVersion} from '@site/plugins/versions/shared';

/** The target page in another version. */
export interface VersionTarget {
  /** Path without language, with the query, and with the hash if the target has it. */
  path: string;
  /** Set if the page has no counterpart, and the target is the overview page of its product. */
  isOverview?: true;
}

/** Returns the id that a hash refers to: `BasicBars` for `#css-BasicBars.tsx`. */
function idOf(hash: string): string {
  return decodeFragment(hash)
    .replace(/^(system|css|tailwind)-(?=[A-Z][^#]*\.(js|tsx)$)/, '')
    .replace(/\.(js|tsx)$/, '');
}

/**
 * Returns the same page in another version: at the same path, else at the path that it was renamed
 * to, else the overview page.
 *
 * @param path of the page, without language, with a trailing slash
 * @param location its query and hash as in the address bar, or empty strings
 * @param landingPage overview page of the product in the other version
 */
export function findVersionTarget(
  other: OtherVersion,
  path: string,
  {search, hash}: Pick<Location, 'search' | 'hash'>,
  landingPage: string,
): VersionTarget {
  const target = path in other.pages ? path : other.renamed[path];
  if (target === undefined) {
    return path === landingPage ? {path: landingPage} : {path: landingPage, isOverview: true};
  }
  const ids = other.pages[target];
  const isKnown = hash.length > 1 && (!ids || ids.includes(idOf(hash)));
  return {path: target + search + (isKnown ? hash : '')};
}
