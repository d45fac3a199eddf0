/** A language of the site. */
export interface Language {
  /**
   * The code in paths and in `i18n/<code>`: a language, with a region if the translation is
   * specific to it, as in `pt-BR`.
   */
  code: string;
  /** The native name of the language. */
  label: string;
  /** The HTML language code, if `code` isn't specific enough. */
  htmlLang?: string;
  /** `rtl` if it's written from right to left. */
  direction?: 'rtl';
  /** Docusaurus' name for it, if it differs: its theme includes translations. */
  themeName?: string;
}

/**
 * The languages of the site, starting with the source. To add one, add a line here and a folder in
 * i18n/.
 */
export const LANGUAGES: readonly Language[] = [
  {code: 'en', label: 'English'},
  {code: 'zh', label: '简体中文', htmlLang: 'zh-CN', themeName: 'zh-Hans'},
];

/** The language that pages are written in. Its paths have no prefix. */
export const SOURCE_LANGUAGE = 'en';

/** The codes of all languages, starting with the source. */
export const LANGUAGE_CODES: readonly string[] = LANGUAGES.map(({code}) => code);

/** The codes of all languages except the source. */
export const TRANSLATED_LANGUAGES: readonly string[] = LANGUAGE_CODES.filter(
  (code) => code !== SOURCE_LANGUAGE,
);

/**
 * Pattern of a language's folder at the start of a path, for regular expressions. Also matches
 * languages that the site doesn't have.
 */
export const LANGUAGE_FOLDER = '[a-z]{2}(?:-[A-Za-z\\d]{2,8})*';

/** Returns the language of a code, if the site has it. */
export const findLanguage = (code: string): Language | undefined =>
  LANGUAGES.find((language) => language.code === code);

/** Returns the path prefix of a language: empty for the source, or `/zh`. */
export const prefixOf = (code: string): string => (code === SOURCE_LANGUAGE ? '' : `/${code}`);

/** Returns the base URL of a language: `/`, `/zh/`. */
export const baseUrlOf = (code: string): string => `${prefixOf(code)}/`;

/** The base URLs of all languages, starting with the source. */
export const BASE_URLS: readonly string[] = LANGUAGE_CODES.map(baseUrlOf);

/** A path and its language. */
export interface SplitPath {
  language: string;
  /** The path without its language. */
  path: string;
}

/**
 * Removes the language from a path.
 *
 * @param path starts with a slash
 * @param languages codes that can start a path in addition to those of the site
 */
export function splitLanguage(path: string, languages: readonly string[] = []): SplitPath {
  const [, first = ''] = /^\/([^/?#]+)\//.exec(path) ?? [];
  return [...LANGUAGE_CODES, ...languages].includes(first)
    ? {language: first, path: path.slice(first.length + 1)}
    : {language: SOURCE_LANGUAGE, path};
}
