import type {Config} from '@docusaurus/types';
import {readBuiltLanguages} from './readBuiltLanguages';
import {baseUrlOf, LANGUAGES, SOURCE_LANGUAGE} from './shared';

/** What Docusaurus is told of the languages. Each is built in a process of its own, and then it infers no address for it. */
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
