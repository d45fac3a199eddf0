// cspell:ignore areachart minisearch tabl
import type MiniSearch from 'minisearch';
import type {HitKind} from './hits';
import type {IndexedDocs, Row} from './indexDocs';
import {hintsOf, leaveOutUpgrade, parseIntent} from './parseIntent';
import {
  isFaint,
  isUnspaced,
  saysSomething,
  squeeze,
  stem,
  tokenize,
  tokenizeQuestion,
} from './words';

/** Words that ask for a kind rather than for a name. */
export const KIND_WORDS: Record<string, readonly HitKind[]> = {
  api: ['component', 'interface'],
  component: ['component'],
  prop: ['prop', 'property'],
  props: ['prop', 'property', 'component'],
  property: ['property', 'prop'],
  slot: ['slot'],
  slots: ['slot'],
  class: ['class'],
  classname: ['class'],
  classes: ['class'],
  css: ['class'],
  event: ['event'],
  events: ['event'],
  hook: ['hook'],
  selector: ['selector'],
  demo: ['demo'],
  example: ['demo'],
  interface: ['interface'],
  type: ['interface'],
  属性: ['prop', 'property'],
  插槽: ['slot'],
  事件: ['event'],
  示例: ['demo'],
};

export const isKind = (word: string): boolean => KIND_WORDS[word] !== undefined;

/** A name in code: capitals inside, or characters that only code contains. */
export const CODE =
  /\p{Ll}\p{Lu}|^\.\w|--|\bMui[A-Z]\w*-|^(?:slots|slotProps|classes|params|apiRef)\./u;

/** Long guides are not worse ones. */
const BM25 = {k: 1.2, b: 0.35, d: 0.3};

/** How much a word counts that stands for the one that was said. */
const OF_SYNONYM = 0.85;

/** How much a word counts that may have been misspelled. */
const OF_CORRECTED = 0.9;

/** Weight of a common word among others. */
const OF_FAINT = 0.5;

/** How much the name of a product counts in a question that asks for more. */
const OF_PRODUCT = 0.2;

/** How much the name of a component, as code writes it, counts in a question that asks for more. */
const OF_COMPONENT = 0.3;

/** Words for the components themselves, as stems, and how much one counts in a question that has more. */
const NOUNS = new Set('grid datagrid tabl chart picker datepicker tree calendar'.split(' '));
const OF_NOUN = 0.25;
const WORDS_BESIDE_NOUN = 2;

/** A word of the index that a question asks for. */
export interface Term {
  /** Place of the word of the question. */
  from: number;
  weight: number;
}

export interface Found {
  id: number;
  score: number;
  /** The words of the question that it has, as places. */
  has: Set<number>;
  /** Those of them that it has outside the prose of a guide. */
  named: Set<number>;
  /** The words of the index that fitted. */
  terms: string[];
}

const AS_IS = {tokenize: (text: string) => [text], processTerm: (term: string) => term};

/** Answers from one kind of documents. */
export function ask(
  engine: MiniSearch,
  terms: ReadonlyMap<string, Term>,
  boost: Record<string, number>,
  last: string | undefined,
): Found[] {
  const list = [...terms.keys()];
  const fields = Object.keys(boost);
  // Only what is written nowhere is the beginning of a longer word; what it may be misspelled for is among the terms.
  const isKnown = new Map(
    list.map((term) => [term, engine.search(term, {...AS_IS, fields}).length > 0]),
  );
  return engine
    .search(list.join(' '), {
      ...AS_IS,
      tokenize: () => list,
      fields,
      boost,
      bm25: BM25,
      boostTerm: (term) => terms.get(term)!.weight,
      prefix: (term) =>
        isUnspaced(term)
          ? term.length === 1
          : term.length > 1 && (term === last || (!isKnown.get(term) && term.length > 3)),
      weights: {fuzzy: 1, prefix: 0.5},
    })
    .map(({id, score, queryTerms, terms: found, match}) => ({
      id: id as number,
      // MiniSearch favors answers with many words; how many they are of is counted here.
      score: score / queryTerms.length,
      has: new Set(queryTerms.map((term) => terms.get(term)!.from)),
      named: new Set(
        found
          .filter((term) => match[term]!.some((field) => field !== 'body'))
          .map((term) => terms.get(term) ?? terms.get(queryTerms.find((q) => term.startsWith(q))!))
          .flatMap((term) => term?.from ?? []),
      ),
      terms: found,
    }));
}

/** Returns the weight of a word: rare words count more, and words that no guide contains hardly count. */
const weighWord = ({occurrences, guides}: IndexedDocs, word: string): number => {
  const count = occurrences.get(word);
  return count === undefined ? 0.8 : 0.3 + Math.log(1 + guides.documentCount / count);
};

const isWritten = (
  {occurrences, spelled, meanings, phrasesWith}: IndexedDocs,
  token: string,
): boolean =>
  occurrences.has(token) || spelled.has(token) || meanings.has(token) || phrasesWith.has(token);

/** The shortest part of two words that are written as one. */
const SHORTEST_PART = 3;

/** The two words of the guides that are written as one: `areachart`. */
function splitCompound({occurrences}: IndexedDocs, token: string): string[] {
  for (let at = token.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const parts = [token.slice(0, at), token.slice(at)].map(stem);
    if (parts.every((part) => occurrences.has(part))) {
      return parts;
    }
  }
  return [];
}

/** The words of the index that an unknown one may be: two that are written as one, or one that is misspelled. */
function correct(docs: IndexedDocs, token: string): string[] {
  if (isUnspaced(token) || token.length < 4 || isWritten(docs, token)) {
    return [];
  }
  const parts = splitCompound(docs, token);
  if (parts.length > 0) {
    return parts;
  }
  const fuzzy = token.length > 5 ? 2 : 1;
  const found = [docs.guides, docs.names].flatMap((engine) =>
    engine
      .search(token, {...AS_IS, fuzzy, bm25: BM25})
      .slice(0, 5)
      .flatMap(({terms}) => terms),
  );
  return [...new Set(found)].filter((word) => word[0] === token[0]).slice(0, 3);
}
const LANGUAGE_NAMES = new Intl.DisplayNames('en', {type: 'language'});
const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];
let languages: Set<string> | undefined;

/** Returns whether a word is the English name of a language: `french`. */
function isLanguage(word: string): boolean {
  const nameOf = (code: string) => LANGUAGE_NAMES.of(code)!.toLowerCase();
  languages ??= new Set(ALPHABET.flatMap((a) => ALPHABET.map((b) => stem(nameOf(a + b)))));
  return word.length > 3 && languages.has(word);
}

/** Term in the guides for questions about a language. */
const LOCALE = stem('localization');

/** The words of the index that stand for those of a question. */
function expand(docs: IndexedDocs, tokens: readonly string[], question: string): Map<string, Term> {
  const terms = new Map<string, Term>(tokens.map((token, from) => [token, {from, weight: 1}]));
  const add = (term: string, from: number, weight: number) => {
    if (!terms.has(term)) {
      terms.set(term, {from, weight});
    }
  };
  tokens.forEach((token, from) => {
    docs.meanings.get(token)?.forEach((other) => add(other, from, OF_SYNONYM));
    if (isLanguage(token)) {
      add(LOCALE, from, OF_SYNONYM);
    }
    correct(docs, token).forEach((other) => add(other, from, OF_CORRECTED));
  });
  // Two words that the guides write as one: `time zone`.
  tokens.slice(1).forEach((token, at) => {
    const word = tokens[at]! + token;
    if (docs.occurrences.has(word)) {
      add(word, at, 1);
    }
  });
  // A name that no guide has is sought by its parts.
  for (const [name] of question.matchAll(/\p{L}*\p{Ll}\p{Lu}\p{L}*/gu)) {
    const from = tokens.indexOf(squeeze(name));
    if (from >= 0 && !docs.occurrences.has(tokens[from]!)) {
      tokenize(name).forEach((part) => part !== 'use' && add(part, from, OF_SYNONYM));
    }
  }
  return terms;
}

/** The components that a question names as code does, as words of it. */
const componentsIn = ({owners}: IndexedDocs, question: string): Set<string> =>
  new Set(
    [...question.matchAll(/\p{Lu}[\p{L}\p{N}]+/gu)].flatMap(([name]) =>
      CODE.test(name) && owners.has(squeeze(name)) ? squeeze(name) : [],
    ),
  );

/** The names in a question that only earlier versions had, at one of their pages each. */
const goneIn = ({spelled, rowsOf}: IndexedDocs, question: string): Row[] =>
  [...question.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(([word]) => {
    const rows = [...(spelled.get(word.toLowerCase()) ?? [])].flatMap((name) => rowsOf.get(name)!);
    return CODE.test(word) && rows.length > 0 && rows.every(({removed}) => removed !== undefined)
      ? rows.slice(0, 1)
      : [];
  });

/** A parsed question, with the weight of each word. */
export type Asked = ReturnType<typeof readQuestion>;

/** Reads a question. */
export function readQuestion(docs: IndexedDocs, question: string) {
  const intent = parseIntent(question, docs.productWords, isKind);
  const gone = goneIn(docs, question);
  const isUpgrade = intent.isUpgrade || gone.length > 0;
  const changed = intent.isUpgrade ? leaveOutUpgrade(question) : question;
  const about = saysSomething(changed) ? changed : question;
  const hinted = hintsOf(question);
  const tokens = tokenizeQuestion(about);
  const last = /[\p{L}\p{N}]$/u.test(question) ? tokens.at(-1) : undefined;
  const beside = new Set(tokenizeQuestion(intent.asked));
  const terms = expand(docs, tokens, about);
  const components = componentsIn(docs, about);
  /** How much a word counts by what it is: the name of a product or component says where, and not what. */
  const roleOf = (token: string): number =>
    (beside.has(token)
      ? components.has(token) && tokens.length > components.size
        ? OF_COMPONENT
        : 1
      : OF_PRODUCT) * (NOUNS.has(token) && tokens.length > WORDS_BESIDE_NOUN ? OF_NOUN : 1);
  const weights = tokens.map(
    (token) => weighWord(docs, token) * roleOf(token) * (isFaint(token) ? OF_FAINT : 1),
  );
  terms.forEach((term, word) => {
    terms.set(word, {...term, weight: term.weight * roleOf(tokens[term.from]!)});
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = (has: Iterable<number>) =>
    [...has].reduce((sum, at) => sum + weights[at]!, 0) / total;
  return {question, intent, gone, isUpgrade, changed, hinted, tokens, last, terms, roleOf, share};
}
