import {SOURCE_LANGUAGE} from './shared';

/**
 * Returns the language that Docusaurus builds or serves, from `DOCUSAURUS_CURRENT_LOCALE`. Defaults
 * to English, also for the string "undefined", which `docusaurus start` sets without `--locale`.
 */
export function readLanguage(): string {
  const {DOCUSAURUS_CURRENT_LOCALE: language} = process.env;
  return language && language !== 'undefined' ? language : SOURCE_LANGUAGE;
}
