const LATIN_LETTER = /\p{Script=Latin}/u;
const OTHER_LETTER = /(?=\p{L})\P{Script=Latin}/u;

/**
 * Returns `en`, for the `lang` attribute, if a result on a page in a non-Latin script has only Latin
 * letters: an untranslated page, or an API name. Returns `undefined` in languages with Latin script,
 * where letters can't identify English.
 */
export function getResultLang(text: string, locale: string): 'en' | undefined {
  const isLatin = new Intl.Locale(locale).maximize().script === 'Latn';
  return !isLatin && LATIN_LETTER.test(text) && !OTHER_LETTER.test(text) ? 'en' : undefined;
}
