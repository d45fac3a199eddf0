import type {Config} from '@docusaurus/types';
import {baseUrlOf, LANGUAGE_CODES, LANGUAGES, SOURCE_LANGUAGE} from './shared';

/** What Docusaurus is told of the languages. Each is built in a process of its own, and then it infers no address for it. */
export function createI18n(): NonNullable<Config['i18n']> {
  return {
    defaultLocale: SOURCE_LANGUAGE,
    locales: [...LANGUAGE_CODES] as [string, ...string[]],
    localeConfigs: Object.fromEntries(
      LANGUAGES.map(({code, label, htmlLang = code, direction}) => [
        code,
        {label, htmlLang, baseUrl: baseUrlOf(code), ...(direction && {direction})},
      ]),
    ),
  };
}
