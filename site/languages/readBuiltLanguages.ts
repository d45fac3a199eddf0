import {LANGUAGE_CODES, SOURCE_LANGUAGE} from './shared';

/**
 * The languages that a site is built in: those that `DOCS_LANGUAGES` names, or all. Nothing leads to any other.
 *
 * @throws with one line where it names a language that there is not, or leaves out the one that pages are written in
 */
export function readBuiltLanguages(given = process.env.DOCS_LANGUAGES): string[] {
  const named = given?.split(',').filter(Boolean) ?? [];
  if (named.length === 0) {
    return [...LANGUAGE_CODES];
  }
  const unknown = named.find((code) => !LANGUAGE_CODES.includes(code));
  if (unknown !== undefined) {
    throw new Error(
      `DOCS_LANGUAGES=${given}: there is no language ${unknown}; use ${LANGUAGE_CODES.join(',')}`,
    );
  }
  if (!named.includes(SOURCE_LANGUAGE)) {
    throw new Error(
      `DOCS_LANGUAGES=${given}: pages are written in ${SOURCE_LANGUAGE}; use ${[SOURCE_LANGUAGE, ...named].join(',')}`,
    );
  }
  return LANGUAGE_CODES.filter((code) => named.includes(code));
}
