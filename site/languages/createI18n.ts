import type {Config} from '@docusaurus/types';
import {readBuiltLanguages} from './readBuiltLanguages';
import {baseUrlOf, LANGUAGES, SOURCE_LANGUAGE} from './shared';

/**
 * Returns Docusaurus' configuration of the languages. Each language is built in a separate process,
 * in which Docusaurus infers no base URL for it.
 */
export function createI18n(codes = readBuiltLanguages()): NonNullable<Config['i18n']> {
  return {
    defaultLocale: SOURCE_LANGUAGE,
    locales: codes,
    localeConfigs: Object.fromEntries(
      LANGUAGES.filter(({code}) => codes.includes(code)).map(
        ({code, label, htmlLang = code, direction}) => [
          code,
          {label, htmlLang, baseUrl: baseUrlOf(code), ...(direction && {direction})},
        ],
      ),
    ),
  };
}
