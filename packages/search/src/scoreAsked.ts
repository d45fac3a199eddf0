import {ASKED_BASE, fromSteps} from './indexFormat';
import type {IndexedDocs} from './indexDocs';
import type {Asked} from './readQuestion';

/** By word: how often each guide is asked for in it. */
export interface AskedWords {
  pagesWith: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** How many words the questions of a guide have. */
  lengths: ReadonlyMap<number, number>;
  /** The same of all guides, on average. */
  length: number;
}

/** BM25: how soon a word that is asked often says no more, and how much many questions count against a guide. */
const K = 1.2;
const B = 0.3;

/** How much it counts that a guide is asked for in many words of the question. */
const COVERAGE = 0.6;

const raise = <Key>(counts: Map<Key, number>, key: Key, by: number): void =>
  void counts.set(key, (counts.get(key) ?? 0) + by);

/** Reads the words of questions as the index holds them. */
export function readAsked(asked = ''): AskedWords {
  const pagesWith = new Map<string, Map<number, number>>();
  const lengths = new Map<number, number>();
  for (const entry of asked ? asked.split('|') : []) {
    const [word = '', ...steps] = entry.split(' ');
    const pages = new Map<number, number>();
    for (const page of fromSteps(steps.map((step) => parseInt(step, ASKED_BASE)))) {
      raise(pages, page, 1);
      raise(lengths, page, 1);
    }
    pagesWith.set(word, pages);
  }
  const sum = [...lengths.values()].reduce((total, length) => total + length, 0);
  return {pagesWith, lengths, length: sum / Math.max(1, lengths.size)};
}

/** How well guides fit a question by what else is asked of them, from 0 to 1 for the best. */
export function scoreAsked({askedWords, terms, share}: IndexedDocs & Asked): Map<number, number> {
  const {pagesWith, lengths, length} = askedWords;
  /** By guide: what each word of the question says, by its place. */
  const said = new Map<number, Map<number, number>>();
  terms.forEach(({from, weight}, word) => {
    const pages = pagesWith.get(word);
    if (!pages) {
      return;
    }
    const rareness = Math.log(1 + (lengths.size - pages.size + 0.5) / (pages.size + 0.5));
    pages.forEach((count, page) => {
      const points =
        (weight * rareness * count * (K + 1)) /
        (count + K * (1 - B + (B * lengths.get(page)!) / length));
      const words = said.get(page) ?? new Map<number, number>();
      // Of a word and those that stand for it, the best counts.
      said.set(page, words.set(from, Math.max(words.get(from) ?? 0, points)));
    });
  });
  const scores = [...said].map(([page, words]) => {
    const sum = [...words.values()].reduce((total, points) => total + points, 0);
    return [page, sum * share(words.keys()) ** COVERAGE] as const;
  });
  const best = Math.max(...scores.map(([, score]) => score));
  return new Map(scores.map(([page, score]) => [page, score / best]));
}
