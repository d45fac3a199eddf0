import {SOURCE_LANGUAGE} from '../../site/languages/shared';

/** The strings of one language by key. A key that is absent or empty has no translation. */
export type Strings = Readonly<Record<string, string | undefined>>;

/** The strings of every language at hand, by language code. */
export type Dictionary = Readonly<Record<string, Strings | undefined>>;

/** What stands where a whole language is missing. */
const ELLIPSIS = '…';

const warned = new Set<string>();

function warnOnce(language: string, key: string): void {
  const name = `${language}:${key}`;
  // A build renders every page: the same warning a thousand times helps nobody, and `npm run lint` finds the key anyway.
  if (typeof window !== 'undefined' && !warned.has(name)) {
    warned.add(name);
    // eslint-disable-next-line no-console -- the specification's own message, for translators
    console.warn(`Missing translation for ${name}`);
  }
}

/**
 * Finds a string of the interface. A string that has no translation is its English, and the console says so once per page
 * load; a language that has no strings at all is an ellipsis and an error each time.
 *
 * @param english the text as the code has it; `null` comes back if there is none either
 */
export function lookUp(
  dictionary: Dictionary,
  language: string,
  key: string,
  english: string | null = null,
): string | null {
  const strings = dictionary[language];
  if (!strings) {
    // eslint-disable-next-line no-console -- the specification's own message, for translators
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
