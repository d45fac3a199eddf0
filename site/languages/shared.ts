/** A language that the site is built in. */
export interface Language {
  /** As in addresses and in `i18n/<code>`: a language, with a region where the translation is one of it, as in `pt-BR`. */
  code: string;
  /** What the language calls itself. */
  label: string;
  /** How browsers know it, where the code doesn't say enough. */
  htmlLang?: string;
  /** Right to left where it is written so. */
  direction?: 'rtl';
  /** Docusaurus' own name for it, where that differs: its theme brings strings of its own. */
  themeName?: string;
}

/** The languages that are built, the source first. Another language is a line here and a folder in i18n/. */
export const LANGUAGES: readonly Language[] = [
  {code: 'en', label: 'English'},
  {code: 'zh', label: '简体中文', htmlLang: 'zh-CN', themeName: 'zh-Hans'},
];

/** The language that pages are written in, whose addresses have no prefix. */
export const SOURCE_LANGUAGE = 'en';

/** The codes of all languages, the source first. */
export const LANGUAGE_CODES: readonly string[] = LANGUAGES.map(({code}) => code);

/** The codes of the languages that are translated into. */
export const TRANSLATED_LANGUAGES: readonly string[] = LANGUAGE_CODES.filter(
  (code) => code !== SOURCE_LANGUAGE,
);

/** How the folder of any language begins an address, whether the site is built in it or not; for regular expressions. */
export const LANGUAGE_FOLDER = '[a-z]{2}(?:-[A-Za-z\\d]{2,8})*';

/** The language of a code, if the site is built in it. */
export const findLanguage = (code: string): Language | undefined =>
  LANGUAGES.find((language) => language.code === code);

/** What stands before the addresses of a language: nothing before those of the source, `/zh`. */
export const prefixOf = (code: string): string => (code === SOURCE_LANGUAGE ? '' : `/${code}`);

/** The root of a language: `/`, `/zh/`. */
export const baseUrlOf = (code: string): string => `${prefixOf(code)}/`;

/** A path in its language. */
export interface SplitPath {
  language: string;
  /** The path without its language. */
  path: string;
}

/**
 * Takes the language off a path.
 *
 * @param path starts with a slash
 * @param languages codes that may begin a path beside those of the site
 */
export function splitLanguage(path: string, languages: readonly string[] = []): SplitPath {
  const [, first = ''] = /^\/([^/?#]+)\//.exec(path) ?? [];
  return [...LANGUAGE_CODES, ...languages].includes(first)
    ? {language: first, path: path.slice(first.length + 1)}
    : {language: SOURCE_LANGUAGE, path};
}
