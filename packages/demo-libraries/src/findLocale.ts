import {createRequire} from 'node:module';

const resolver = createRequire(__filename);

/** Locales that date-fns calls otherwise than the rule says. */
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

/** The module of a locale of Day.js in date-fns and the name of its export; undefined where there is none. */
export function findDateFnsLocale(locale: string): {module: string; name: string} | undefined {
  const [language = '', ...rest] = (DATE_FNS[locale] ?? locale).split('-');
  const place = DATE_FNS[locale]?.includes('-') ? rest : rest.map((part) => part.toUpperCase());
  const module = `date-fns/locale/${[language, ...place].join('-')}`;
  const name =
    language + place.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return exists(module) ? {module, name} : undefined;
}

/** The module of a locale of Day.js in Moment; undefined where there is none. */
export function findMomentLocale(locale: string): string | undefined {
  const module = `moment/locale/${locale}`;
  return exists(module) ? module : undefined;
}
