import {splitLanguage} from '../../site/languages/shared';

/** One address, read four ways. */
export interface ResolvedPath {
  /** Its code; `en` if the path names no language that is known. */
  userLanguage: string;
  /** The path without its language. */
  canonicalAs: string;
  /** `canonicalAs` without its fragment: what a server, an analytics report or a canonical link is told. */
  canonicalAsServer: string;
  /** The file of the page: `/api` at the start is `/api-docs`, and there is no slash at the end except at the root. */
  canonicalPathname: string;
}

/**
 * Reads a path as it stands in the address bar, with or without query and fragment.
 *
 * @param path starts with a slash
 * @param languages codes that may begin a path beside those of the site
 */
export function resolvePath(path: string, languages: readonly string[] = []): ResolvedPath {
  const {language, path: canonicalAs} = splitLanguage(path, languages);
  const canonicalAsServer = canonicalAs.replace(/#.*$/s, '');
  const mapped = canonicalAsServer.replace(/^\/api/, '/api-docs');
  return {
    userLanguage: language,
    canonicalAs,
    canonicalAsServer,
    canonicalPathname: mapped === '/' ? mapped : mapped.replace(/\/$/, ''),
  };
}
