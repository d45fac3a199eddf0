import {SOURCE_LANGUAGE} from './shared';

/**
 * The language that Docusaurus builds or serves, from `DOCUSAURUS_CURRENT_LOCALE`; English when it says none, for which
 * `docusaurus start` without `--locale` writes the word "undefined".
 */
export function readLanguage(): string {
  const {DOCUSAURUS_CURRENT_LOCALE: language} = process.env;
  return language && language !== 'undefined' ? language : SOURCE_LANGUAGE;
}
