import {createRequire} from 'node:module';

const resolver = createRequire(__filename);

/** Names of date-fns locales that don't follow the general rule. */
const DATE_FNS: Record<string, string> = {
  'bn-bd': 'bn',
  en: 'en-US',
  fa: 'fa-IR',
  'hy-am': 'hy',
  'ms-my': 'ms',
  sr: 'sr-Latn',
  'sr-cyrl': 'sr',
  'sv-fi': 'sv',
  'ug-cn': 'ug',
  'uz-latn': 'uz',
  zh: 'zh-CN',
};

function exists(request: string): boolean {
  try {
    resolver.resolve(request);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the date-fns module for a Day.js locale, and the name of its export; `undefined` if there
 * is none.
 */
export function findDateFnsLocale(locale: string): {module: string; name: string} | undefined {
  const [language = '', ...rest] = (DATE_FNS[locale] ?? locale).split('-');
  const place = DATE_FNS[locale]?.includes('-') ? rest : rest.map((part) => part.toUpperCase());
  const module = `date-fns/locale/${[language, ...place].join('-')}`;
  const name =
    language + place.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return exists(module) ? {module, name} : undefined;
}

/** Returns the Moment module for a Day.js locale; `undefined` if there is none. */
export function findMomentLocale(locale: string): string | undefined {
  const module = `moment/locale/${locale}`;
  return exists(module) ? module : undefined;
}
