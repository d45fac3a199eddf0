import {splitLanguage} from '../../site/languages/shared';

/** The parts of a path. */
export interface ResolvedPath {
  /** Language code; `en` if the path doesn't start with a known language. */
  userLanguage: string;
  /** The path without its language. */
  canonicalAs: string;
  /** `canonicalAs` without its fragment, for servers, analytics, and canonical links. */
  canonicalAsServer: string;
  /**
   * The file path of the page: `/api` at the start is `/api-docs`, and there is no trailing slash
   * except at the root.
   */
  canonicalPathname: string;
}

/**
 * Parses a path from the address bar, with or without query and fragment.
 *
 * @param path starts with a slash
 * @param languages additional language codes that a path may start with
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
