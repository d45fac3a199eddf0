const LATIN_LETTER = /\p{Script=Latin}/u;
const OTHER_LETTER = /(?=\p{L})\P{Script=Latin}/u;

/**
 * The `lang` of an answer that is English in a language written in other letters: a page that is not translated, or a
 * name. Nothing for the language's own words, and in a language of Latin letters, where the letters don't tell.
 */
export function untranslated(text: string, locale: string): 'en' | undefined {
  const isLatin = new Intl.Locale(locale).maximize().script === 'Latn';
  return !isLatin && LATIN_LETTER.test(text) && !OTHER_LETTER.test(text) ? 'en' : undefined;
}
