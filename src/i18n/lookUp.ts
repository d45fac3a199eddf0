import {SOURCE_LANGUAGE} from '../../site/languages/shared';

/** The strings of one language by key. An absent or empty key has no translation. */
export type Strings = Readonly<Record<string, string | undefined>>;

/** The strings of all available languages, by language code. */
export type Dictionary = Readonly<Record<string, Strings | undefined>>;

/** Replaces strings of a language that is missing entirely. */
const ELLIPSIS = '…';

const warned = new Set<string>();

function warnOnce(language: string, key: string): void {
  const name = `${language}:${key}`;
  // Not in the build, which renders every page and would repeat the warning a thousand times. `npm
  // run lint` finds the key anyway.
  if (typeof window !== 'undefined' && !warned.has(name)) {
    warned.add(name);
    // eslint-disable-next-line no-console -- required by the specification, for translators
    console.warn(`Missing translation for ${name}`);
  }
}

/**
 * Returns a UI string. A string without a translation falls back to English and logs a warning once
 * per page load; a language without any strings returns an ellipsis and logs an error each time.
 *
 * @param english the text in the code; may be `null`, which is returned if there is no translation
 */
export function lookUp(
  dictionary: Dictionary,
  language: string,
  key: string,
  english: string | null = null,
): string | null {
  const strings = dictionary[language];
  if (!strings) {
    // eslint-disable-next-line no-console -- required by the specification, for translators
    console.error(`Missing language: ${language}.`);
    return ELLIPSIS;
  }
  const text = strings[key];
  if (text) {
    return text;
  }
  if (language !== SOURCE_LANGUAGE) {
    warnOnce(language, key);
  }
  return dictionary[SOURCE_LANGUAGE]?.[key] || english;
}
