/** The language of a page whose address names none. */
const DEFAULT_LANGUAGE = 'en';

/** Recognised as a prefix whatever the site supports: translators work on it before readers get it. */
const TRANSLATORS_LANGUAGE = 'zh';

/** One address, read four ways. */
export interface ResolvedPath {
  /** Two letters; `en` if the path names no language that is known. */
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
 * @param languages two-letter codes that may begin a path; `en` and `zh` always may
 */
export function resolvePath(path: string, languages: readonly string[] = []): ResolvedPath {
  const candidate = path.slice(1, 3);
  const isKnown = [DEFAULT_LANGUAGE, TRANSLATORS_LANGUAGE, ...languages].includes(candidate);
  const hasPrefix = isKnown && path.startsWith(`/${candidate}/`);

  const canonicalAs = hasPrefix ? path.slice(3) : path;
  const canonicalAsServer = canonicalAs.replace(/#.*$/s, '');
  const mapped = canonicalAsServer.replace(/^\/api/, '/api-docs');
  return {
    userLanguage: hasPrefix ? candidate : DEFAULT_LANGUAGE,
    canonicalAs,
    canonicalAsServer,
    canonicalPathname: mapped === '/' ? mapped : mapped.replace(/\/$/, ''),
  };
}
