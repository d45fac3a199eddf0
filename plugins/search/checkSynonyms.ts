import {tokenize} from '@mui-x-docs/search/words';
import type {FoundPage} from './collectIndex';
import {SYNONYMS_FOLDER, type Synonyms} from './readSynonyms';

const fileOf = (language: string): string => `${SYNONYMS_FOLDER}/${language}.yaml`;

/**
 * Rejects invalid synonyms.
 *
 * @throws with a one-line message
 */
export function checkSynonyms(byLanguage: Readonly<Record<string, Synonyms>>): void {
  for (const [language, {words, pages}] of Object.entries(byLanguage)) {
    for (const [word, mean] of Object.entries(words)) {
      const location = `${fileOf(language)}: words, '${word}'`;
      if (!/^[\p{Ll}\p{Lo}\p{N}]+$/u.test(word)) {
        throw new Error(`${location}: Invalid word. Use a single lowercase word.`);
      }
      const means = String(mean ?? '').trim();
      if (!means || means === word) {
        throw new Error(
          `${location}: ${means ? 'The term is the word itself' : 'Missing term'}. Add the term that the docs use.`,
        );
      }
    }
    for (const [target, phrases] of Object.entries(pages)) {
      const location = `${fileOf(language)}: pages, '${target}'`;
      if (!Array.isArray(phrases) || phrases.length === 0) {
        throw new Error(`${location}: Empty synonym list. Add synonyms or remove the line.`);
      }
      for (const [at, phrase] of phrases.entries()) {
        if (typeof phrase !== 'string' || phrases.indexOf(phrase) !== at) {
          throw new Error(
            `${location}: Invalid or duplicate synonym "${String(phrase)}". Use distinct strings.`,
          );
        }
      }
    }
  }
}

/**
 * Rejects words and paths of the search settings that the docs don't contain. Skips partial builds
 * of the site.
 *
 * @throws with a one-line message
 */
export function checkTargets(
  pages: readonly FoundPage[],
  byLanguage: Readonly<Record<string, Synonyms>>,
  errors: readonly (readonly [text: string, target: string])[],
): void {
  const knownTargets = new Set(
    pages.flatMap(({path, sections}) => [path, ...sections.map(([id]) => `${path}#${id}`)]),
  );
  const targets = [
    ...Object.values(byLanguage).flatMap(({pages: byTarget}) => Object.keys(byTarget)),
    ...errors.map(([, target]) => target),
  ];
  // Tests and previews only build some of the pages.
  if (targets.filter((target) => knownTargets.has(target)).length < targets.length / 2) {
    return;
  }
  const check = (target: string, location: string) => {
    if (!knownTargets.has(target)) {
      throw new Error(`${location}: Unknown page or section "${target}". Fix or remove it.`);
    }
  };
  const docsWords = new Set(
    pages
      .flatMap(({title, description = '', sections, rows, demos}) => [
        title,
        description,
        ...sections.map(([, text]) => text),
        ...rows.map(({name}) => name),
        ...demos,
      ])
      .flatMap(tokenize),
  );
  for (const [language, {words, pages: byTarget}] of Object.entries(byLanguage)) {
    Object.keys(byTarget).forEach((target) => check(target, `${fileOf(language)}: pages`));
    for (const [word, mean] of Object.entries(words)) {
      const missing = tokenize(mean).find((part) => !docsWords.has(part));
      if (missing) {
        throw new Error(
          `${fileOf(language)}: words, '${word}': Unknown word "${missing}". Use a word from a title, heading, or name.`,
        );
      }
    }
  }
  for (const [text, target] of errors) {
    check(target, `plugins/search/errorGuides.yaml: '${text}'`);
  }
}
