import {LANGUAGE_CODES, SOURCE_LANGUAGE} from './shared';

/**
 * Returns the languages of the site: those in `DOCS_LANGUAGES`, or all. Pages don't link to others.
 *
 * @throws with a one-line message if it contains an unknown language, or lacks the source language
 */
export function readBuiltLanguages(value = process.env.DOCS_LANGUAGES): string[] {
  const named = value?.split(',').filter(Boolean) ?? [];
  if (named.length === 0) {
    return [...LANGUAGE_CODES];
  }
  const unknown = named.find((code) => !LANGUAGE_CODES.includes(code));
  if (unknown !== undefined) {
    throw new Error(
      `DOCS_LANGUAGES=${value}: Unknown language "${unknown}". Use ${LANGUAGE_CODES.join(',')}.`,
    );
  }
  if (!named.includes(SOURCE_LANGUAGE)) {
    throw new Error(
      `DOCS_LANGUAGES=${value}: Missing source language "${SOURCE_LANGUAGE}". Use ${[SOURCE_LANGUAGE, ...named].join(',')}.`,
    );
  }
  return LANGUAGE_CODES.filter((code) => named.includes(code));
}
