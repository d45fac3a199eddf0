import {fromSteps, toSteps} from './indexFormat';
import {tokenize} from './words';

/** Positions of pages are written in this base. */
const BASE = 36;

/** A guide is found by words that it repeats; a word that only one guide has is left to the full text. */
const LEAST_COUNT = 2;
const LEAST_GUIDES = 2;

/** Longer words are API names, which have a separate index. */
const LONGEST = 15;

/** How often a word counts that a guide has so many times. */
const levelOf = (count: number): number => (count >= 8 ? 3 : count >= 4 ? 2 : 1);

/**
 * Collects the words that guides repeat, with a `|` between two. Each word is followed by the positions of its pages as steps; a
 * page appears up to three times, depending on how often it has the word.
 *
 * @param texts the prose of each page, in the order of the index; undefined for a page that is found by its names only
 */
export function collectBodyWords(texts: readonly (string | undefined)[]): string {
  const pagesWith = new Map<string, number[][]>();
  texts.forEach((text = '', page) => {
    const counts = new Map<string, number>();
    for (const word of tokenize(text)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    for (const [word, count] of counts) {
      if (count >= LEAST_COUNT && word.length <= LONGEST && /^\D./.test(word)) {
        const pages = new Array<number>(levelOf(count)).fill(page);
        pagesWith.set(word, [...(pagesWith.get(word) ?? []), pages]);
      }
    }
  });
  return [...pagesWith]
    .filter(([, pages]) => pages.length >= LEAST_GUIDES)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, pages]) =>
      [word, ...toSteps(pages.flat()).map((step) => step.toString(BASE))].join(' '),
    )
    .join('|');
}

/** Returns the words of each page that has some. */
export function readBodyWords(body: string): Map<number, string[]> {
  const wordsOf = new Map<number, string[]>();
  for (const entry of body.split('|').filter(Boolean)) {
    const [word = '', ...steps] = entry.split(' ');
    for (const page of fromSteps(steps.map((step) => parseInt(step, BASE)))) {
      const words = wordsOf.get(page) ?? [];
      wordsOf.set(page, words);
      words.push(word);
    }
  }
  return wordsOf;
}
