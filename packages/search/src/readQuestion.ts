// cspell:ignore areachart minisearch tabl virtualisaton
import type MiniSearch from 'minisearch';
import type {HitKind} from './hits';
import type {IndexedDocs, Row} from './indexDocs';
import {hintsOf, parseIntent, removeUpgradeWords} from './parseIntent';
import {
  isCommonWord,
  isUnspaced,
  hasContentWords,
  normalizeName,
  stem,
  tokenize,
  tokenizeQuestion,
} from './words';

/** Words for a kind of results. They aren't searched for as names. */
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

/**
 * Matches text that looks like code: capitals inside a word, or characters that only code contains.
 */
export const CODE =
  /\p{Ll}\p{Lu}|^\.\w|--|\bMui[A-Z]\w*-|^(?:slots|slotProps|classes|params|apiRef)\./u;

/** Scoring parameters that barely penalize long guides. */
const BM25 = {k: 1.2, b: 0.35, d: 0.3};

/** Weight of a synonym of a word in the question. */
const SYNONYM_WEIGHT = 0.85;

/** Weight of a correction of a word that may be misspelled. */
const CORRECTION_WEIGHT = 0.9;

/** Weight of a common word among others. */
const COMMON_WORD_WEIGHT = 0.5;

/** Weight of a product name in a question that contains more. */
const PRODUCT_WEIGHT = 0.2;

/** Weight of a component name, written as in code, in a question that contains more. */
const COMPONENT_WEIGHT = 0.3;

/**
 * Stems of common nouns for the components, their weight in longer questions, and the number of
 * words above which a question is longer.
 */
const NOUNS = new Set('grid datagrid tabl chart picker datepicker tree calendar'.split(' '));
const NOUN_WEIGHT = 0.25;
const MAX_SHORT_QUESTION_WORDS = 2;

/**
 * Matches examples, which say less about the topic than other words: "shortcuts like last month in
 * a range picker". The weight is that of their words.
 */
const EXAMPLES =
  /(?<!\p{L})(?:like|such as|for example|e\.g\.) (.+?)(?=$|[,;.?)]| (?:at|by|for|from|in|of|on|to|when|with)(?!\p{L}))/giu;
const EXAMPLE_WEIGHT = 0.3;

/** A term to search for. */
export interface Term {
  /** Position of the corresponding word in the question. */
  from: number;
  weight: number;
}

export interface Found {
  id: number;
  score: number;
  /** Positions of the words of the question that it matches. */
  has: Set<number>;
  /** Positions of the words that it matches outside the prose of a guide. */
  named: Set<number>;
  /** The terms in the index that matched. */
  terms: string[];
}

const NO_PROCESSING = {tokenize: (text: string) => [text], processTerm: (term: string) => term};

/**
 * Queries one search engine.
 *
 * @param boost the weight of each field
 * @param last the word that the user may still be typing; it also matches as a prefix
 */
export function queryEngine(
  engine: MiniSearch,
  terms: ReadonlyMap<string, Term>,
  boost: Record<string, number>,
  last: string | undefined,
): Found[] {
  const list = [...terms.keys()];
  const fields = Object.keys(boost);
  // Words that the index doesn't contain also match as prefixes. Corrections of misspelled words
  // are among the terms.
  const isInIndex = new Map(
    list.map((term) => [term, engine.search(term, {...NO_PROCESSING, fields}).length > 0]),
  );
  return engine
    .search(list.join(' '), {
      ...NO_PROCESSING,
      tokenize: () => list,
      fields,
      boost,
      bm25: BM25,
      boostTerm: (term) => terms.get(term)!.weight,
      prefix: (term) =>
        isUnspaced(term)
          ? term.length === 1
          : term.length > 1 && (term === last || (!isInIndex.get(term) && term.length > 3)),
      weights: {fuzzy: 1, prefix: 0.5},
    })
    .map(({id, score, queryTerms, terms: found, match}) => ({
      id: id as number,
      // MiniSearch multiplies the score by the number of matching words, which callers take into
      // account themselves.
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

/**
 * Returns the weight of a word: rare words count more, and words that no guide contains hardly
 * count.
 */
const weighWord = ({occurrences, guides}: IndexedDocs, word: string): number => {
  const count = occurrences.get(word);
  return count === undefined ? 0.8 : 0.3 + Math.log(1 + guides.documentCount / count);
};

const isIndexed = (
  {occurrences, spelled, meanings, phrasesWith}: IndexedDocs,
  token: string,
): boolean =>
  occurrences.has(token) || spelled.has(token) || meanings.has(token) || phrasesWith.has(token);

/** Minimum length of each part of a compound. */
const MIN_PART_LENGTH = 3;

/**
 * Splits a word into two words of the guides, `areachart` into "area" and "chart". Returns an empty
 * array if it can't be split.
 */
function splitCompound({occurrences}: IndexedDocs, token: string): string[] {
  for (let at = token.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at -= 1) {
    const parts = [token.slice(0, at), token.slice(at)].map(stem);
    if (parts.every((part) => occurrences.has(part))) {
      return parts;
    }
  }
  return [];
}

/**
 * Returns index terms for an unknown word: both parts if it's a compound, otherwise similarly
 * spelled words.
 */
function correct(docs: IndexedDocs, token: string): string[] {
  if (isUnspaced(token) || token.length < 4 || isIndexed(docs, token)) {
    return [];
  }
  const parts = splitCompound(docs, token);
  if (parts.length > 0) {
    return parts;
  }
  const fuzzy = token.length > 5 ? 2 : 1;
  const found = [docs.guides, docs.names].flatMap((engine) =>
    engine
      .search(token, {...NO_PROCESSING, fuzzy, bm25: BM25})
      .slice(0, 5)
      .flatMap(({terms}) => terms),
  );
  const similar = [...new Set(found)].filter((word) => word[0] === token[0]).slice(0, 3);
  return similar.length > 0 ? similar : findStart(docs, token);
}

/** Minimum length of the start of a misspelled word that is a word of the guides. */
const MIN_START_LENGTH = 6;

/** Returns the longest word of the guides that an unknown word starts with: `virtualisaton`. */
function findStart({occurrences}: IndexedDocs, token: string): string[] {
  for (let end = token.length - 1; end >= MIN_START_LENGTH; end -= 1) {
    const start = stem(token.slice(0, end));
    if (occurrences.has(start)) {
      return [start];
    }
  }
  return [];
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

/** Returns the terms to search for: the words of the question, their synonyms, and corrections. */
function expand(docs: IndexedDocs, tokens: readonly string[], question: string): Map<string, Term> {
  const terms = new Map<string, Term>(tokens.map((token, from) => [token, {from, weight: 1}]));
  const add = (term: string, from: number, weight: number) => {
    if (!terms.has(term)) {
      terms.set(term, {from, weight});
    }
  };
  tokens.forEach((token, from) => {
    docs.meanings.get(token)?.forEach((other) => add(other, from, SYNONYM_WEIGHT));
    if (isLanguage(token)) {
      add(LOCALE, from, SYNONYM_WEIGHT);
    }
    correct(docs, token).forEach((other) => add(other, from, CORRECTION_WEIGHT));
  });
  // Two words that the guides write as one: `time zone`.
  tokens.slice(1).forEach((token, at) => {
    const word = tokens[at]! + token;
    if (docs.occurrences.has(word)) {
      add(word, at, 1);
    }
  });
  // Search for the parts of a name that no guide contains.
  for (const [name] of question.matchAll(/\p{L}*\p{Ll}\p{Lu}\p{L}*/gu)) {
    const from = tokens.indexOf(normalizeName(name));
    if (from >= 0 && !docs.occurrences.has(tokens[from]!)) {
      tokenize(name).forEach((part) => part !== 'use' && add(part, from, SYNONYM_WEIGHT));
    }
  }
  return terms;
}

/** Returns the words of a question that are component names written as in code. */
const componentsIn = ({owners}: IndexedDocs, question: string): Set<string> =>
  new Set(
    [...question.matchAll(/\p{Lu}[\p{L}\p{N}]+/gu)].flatMap(([name]) =>
      CODE.test(name) && owners.has(normalizeName(name)) ? normalizeName(name) : [],
    ),
  );

/**
 * Returns the names in a question that only earlier versions had. Each has the row of one of its
 * pages.
 */
const findRemovedNames = ({spelled, rowsOf}: IndexedDocs, question: string): Row[] =>
  [...question.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(([word]) => {
    const rows = [...(spelled.get(word.toLowerCase()) ?? [])].flatMap((name) => rowsOf.get(name)!);
    return CODE.test(word) && rows.length > 0 && rows.every(({removed}) => removed !== undefined)
      ? rows.slice(0, 1)
      : [];
  });

/** A parsed question, with the weight of each word. */
export type ParsedQuestion = ReturnType<typeof readQuestion>;

/** Parses a question, and determines the weight of each of its words. */
export function readQuestion(docs: IndexedDocs, text: string) {
  const question = text.replace(/\p{Script=Han}/gu, (one) => docs.variants.get(one) ?? one);
  const intent = parseIntent(question, docs.productWords, isKind);
  const removedNames = findRemovedNames(docs, question);
  const isUpgrade = intent.isUpgrade || removedNames.length > 0;
  const topic = intent.isUpgrade ? removeUpgradeWords(question) : question;
  const searchText = hasContentWords(topic) ? topic : question;
  const hinted = hintsOf(question);
  const tokens = tokenizeQuestion(searchText);
  const last = /[\p{L}\p{N}]$/u.test(question) ? tokens.at(-1) : undefined;
  const topicTokens = new Set(tokenizeQuestion(intent.text));
  const terms = expand(docs, tokens, searchText);
  const components = componentsIn(docs, searchText);
  const examples = new Set(
    [...searchText.matchAll(EXAMPLES)].flatMap(([, words = '']) => tokenizeQuestion(words)),
  );
  /**
   * Returns the factor for the role of a word: the name of a product or component says less about
   * the topic than other words.
   */
  const roleOf = (token: string): number =>
    (topicTokens.has(token)
      ? components.has(token) && tokens.length > components.size
        ? COMPONENT_WEIGHT
        : 1
      : PRODUCT_WEIGHT) *
    (NOUNS.has(token) && tokens.length > MAX_SHORT_QUESTION_WORDS ? NOUN_WEIGHT : 1) *
    (examples.has(token) ? EXAMPLE_WEIGHT : 1);
  const weights = tokens.map(
    (token) =>
      weighWord(docs, token) * roleOf(token) * (isCommonWord(token) ? COMMON_WORD_WEIGHT : 1),
  );
  terms.forEach((term, word) => {
    terms.set(word, {...term, weight: term.weight * roleOf(tokens[term.from]!)});
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = (has: Iterable<number>) =>
    [...has].reduce((sum, at) => sum + weights[at]!, 0) / total;
  return {
    question,
    intent,
    removedNames,
    isUpgrade,
    topic,
    hinted,
    components,
    tokens,
    last,
    terms,
    roleOf,
    share,
  };
}
