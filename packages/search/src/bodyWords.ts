import {fromSteps, toSteps} from './indexFormat';
import {tokenize} from './words';

/** Radix of the page positions in the stored string. */
const RADIX = 36;

/**
 * Minimum number of times that a word must occur in a guide, and of guides in which it must do so.
 * Rarer words are found by the full-text search only.
 */
const MIN_COUNT = 2;
const MIN_GUIDES = 2;

/** Maximum length of a word. Longer words are API names, which have a separate index. */
const MAX_WORD_LENGTH = 15;

/** Returns the weight, from 1 to 3, of a word that occurs `count` times in a guide. */
const levelOf = (count: number): number => (count >= 8 ? 3 : count >= 4 ? 2 : 1);

/**
 * Collects the words that guides repeat, separated by `|`. Each word is followed by the positions
 * of its pages as steps; a page appears up to three times, depending on how often it contains the
 * word.
 *
 * @param texts the prose of each page, in the order of the index; `undefined` for pages that are
 * found by their names only
 */
export function collectBodyWords(texts: readonly (string | undefined)[]): string {
  const pagesWith = new Map<string, number[][]>();
  texts.forEach((text = '', page) => {
    const counts = new Map<string, number>();
    for (const word of tokenize(text)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    for (const [word, count] of counts) {
      if (count >= MIN_COUNT && word.length <= MAX_WORD_LENGTH && /^\D./.test(word)) {
        const pages = new Array<number>(levelOf(count)).fill(page);
        pagesWith.set(word, [...(pagesWith.get(word) ?? []), pages]);
      }
    }
  });
  return [...pagesWith]
    .filter(([, pages]) => pages.length >= MIN_GUIDES)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, pages]) =>
      [word, ...toSteps(pages.flat()).map((step) => step.toString(RADIX))].join(' '),
    )
    .join('|');
}

/** Returns the repeated words by page position. Pages without any are omitted. */
export function readBodyWords(body: string): Map<number, string[]> {
  const wordsOf = new Map<number, string[]>();
  for (const entry of body.split('|').filter(Boolean)) {
    const [word = '', ...steps] = entry.split(' ');
    for (const page of fromSteps(steps.map((step) => parseInt(step, RADIX)))) {
      const words = wordsOf.get(page) ?? [];
      wordsOf.set(page, words);
      words.push(word);
    }
  }
  return wordsOf;
}
