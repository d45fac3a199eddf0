const LATIN_LETTER = /\p{Script=Latin}/u;
const OTHER_LETTER = /(?=\p{L})\P{Script=Latin}/u;

/**
 * Returns the `lang` attribute of a result that is English on a page in a non-Latin script: an
 * untranslated page, or an API name. Returns `undefined` for text in the page's language, and in
 * languages with Latin script, where letters can't identify English.
 */
export function untranslated(text: string, locale: string): 'en' | undefined {
  const isLatin = new Intl.Locale(locale).maximize().script === 'Latn';
  return !isLatin && LATIN_LETTER.test(text) && !OTHER_LETTER.test(text) ? 'en' : undefined;
}
