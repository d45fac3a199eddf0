import {findCode} from './findCode';
import type {IndexedDocs} from './indexDocs';
import type {ParsedQuestion} from './readQuestion';
import {readUnits, type PageSection, type Unit} from './readUnits';
import {tokenize} from './words';

/** The part of a page that answers a question. */
export interface Passage {
  /** Id of its section. */
  anchor: string;
  /** Heading of its section. */
  heading: string;
  /** A sentence or table row, with backticks around code. */
  text: string;
  /** Lines of code from the same section. */
  code?: string;
}

/**
 * How much a word of the question counts if it isn't in the sentence, but in the heading, or
 * elsewhere in the section.
 */
const IN_HEADING = 0.9;
const IN_SECTION = 0.4;

/**
 * Weights of what speaks for a section: the words of the question in its heading and demo names,
 * anywhere in its text, and in its best sentence, and its score in the search by name. They're the
 * coefficients of a logistic regression over questions from public threads, so e to
 * the power of a weighted sum is its odds.
 */
const SECTION_WEIGHTS = {heading: 2.5, text: 6.2, sentence: 3.9, name: 2.9};

/** The weighted sum for the page as a whole, which answers questions that no section is about. */
const WHOLE_PAGE = 2;

/**
 * How sure a passage must be to be shown: the probability of its section plus the share of the
 * question that its sentence contains, each 1 at most. High, because a wrong answer is worse than
 * none: on questions from public threads, 1.5 shows a third of the wrong passages that a limit for
 * the probability alone shows, and three quarters of the right ones.
 */
const MIN_CONFIDENCE = 1.5;

/** Factor for words of the page title, which say little about the section. */
const TITLE_WORD_FACTOR = 0.5;

/** Factors for sentences that contain no code, and that tell how to do something. */
const NO_CODE_FACTOR = 0.85;
const TASK_FACTOR = 1.25;
const TASK = /^(?:To |Use |Set |Pass |Call |Return |Add |Render |If you )/;

/** Factor for sentences that are too short or too long to be an answer, and their length in words. */
const LENGTH_FACTOR = 0.7;
const MIN_WORDS = 4;
const MAX_WORDS = 60;

/** Factor for the first sentence of a section; it decreases with the next ones. */
const FIRST_FACTOR = 1.4;
const FIRST_SENTENCES = 4;

/** Matches sentences that refer to the one before. */
const REFERENCE =
  /^(?:\W*)(?:It|Its|This|These|That|They|Both|However|Otherwise|Instead|Then|Without (?:it|them)|To \w+ (?:it|its|this|them|their)|If (?:it|they|you don't|you do)|The (?:other|same))\b/;

/** Matches rows of the API reference, and sentences that say nothing without another section. */
const NO_ANSWER = /^`\w+`[^`]{0,30}: (?:`|Object|The )|is the same as/;

/** The sentences of a page, and the words of each. */
export interface PageWords {
  sections: PageSection[];
  units: Unit[];
  words: Set<string>[];
  /** Words of the heading, the id, and the demos of each section. */
  headings: Set<string>[];
  /** Words of the sentences of each section. */
  bodies: Set<string>[];
}

/** Reads the sentences of a page from its Markdown version. */
export function readPageWords(markdown: string, page: IndexedDocs['pages'][number]): PageWords {
  const {sections, units} = readUnits(markdown, page);
  const words = units.map(({text}) => new Set(tokenize(text)));
  const bodies = sections.map(() => new Set<string>());
  units.forEach(({section}, at) => words[at]!.forEach((word) => bodies[section]!.add(word)));
  const headings = sections.map(
    ({heading, anchor, demos}) =>
      new Set(tokenize([heading, anchor.replaceAll('-', ' '), ...demos].join(' '))),
  );
  return {sections, units, words, headings, bodies};
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Returns the words of a question, and how many points each is worth on a page: 1 at most in all. */
function weighQuestion(
  {tokens, terms, occurrences, share}: IndexedDocs & ParsedQuestion,
  {sections, headings, bodies}: PageWords,
  title: string,
) {
  const shares = tokens.map((_, from) => share([from]));
  // A word that no guide contains may be what the question is about.
  const maxShare = Math.max(...shares);
  const titleWords = new Set(tokenize(title));
  const questionWords = tokens.map((_, from) => {
    const forms = [...terms].flatMap(([word, term]) => (term.from === from ? word : []));
    const isIn = (words: ReadonlySet<string>) => forms.some((word) => words.has(word));
    const count = sections.filter((_, at) => isIn(headings[at]!) || isIn(bodies[at]!)).length;
    return {
      isIn,
      isInTitle: isIn(titleWords),
      weight: forms.some((word) => occurrences.has(word)) ? shares[from]! : maxShare,
      /** Lower for words that many sections of the page contain, and those of its title. */
      rarity:
        (1 - Math.log(Math.max(1, count)) / Math.log(2 + sections.length)) *
        (isIn(titleWords) ? TITLE_WORD_FACTOR : 1),
    };
  });
  const total = sum(questionWords.map(({weight}) => weight));
  return questionWords.map(({weight, rarity, ...word}) => ({
    ...word,
    points: (weight / total) * rarity,
  }));
}

/**
 * Returns the position of the section that a question is most likely about, and the probability
 * that it is.
 */
function findSection(
  question: ReturnType<typeof weighQuestion>,
  {sections, units, words, headings, bodies}: PageWords,
  priors: ReadonlyMap<string, number>,
): {section: number; probability: number} {
  const pointsIn = (found: ReadonlySet<string>) =>
    sum(question.map(({isIn, points}) => (isIn(found) ? points : 0)));
  const sentences = sections.map(() => 0);
  for (const [at, {section}] of units.entries()) {
    sentences[section] = Math.max(sentences[section]!, pointsIn(words[at]!));
  }
  const sums = sections.map(
    ({anchor, demos}, at) =>
      SECTION_WEIGHTS.heading * pointsIn(headings[at]!) +
      SECTION_WEIGHTS.text * pointsIn(bodies[at]!) +
      SECTION_WEIGHTS.sentence * sentences[at]! +
      SECTION_WEIGHTS.name * Math.max(0, ...[anchor, ...demos].map((id) => priors.get(id) ?? 0)),
  );
  const best = Math.max(...sums);
  const odds = sum([WHOLE_PAGE, ...sums].map((one) => Math.exp(one - best)));
  return {section: sums.indexOf(best), probability: 1 / odds};
}

/**
 * Returns the passage of a page that answers a question; `undefined` if none does so with
 * confidence.
 *
 * @param priors scores of sections by their ids, and of demos by their names, from the search by
 * name
 */
export function findPassage(
  state: IndexedDocs & ParsedQuestion,
  page: IndexedDocs['pages'][number],
  pageWords: PageWords,
  priors: ReadonlyMap<string, number>,
): Passage | undefined {
  const {sections, units, words, headings, bodies} = pageWords;
  const question = weighQuestion(state, pageWords, `${page.title} ${page.trail}`);
  const {section: chosen, probability} = findSection(question, pageWords, priors);
  const first = units.findIndex(({section}) => section === chosen);
  let best: {at: number; rank: number} | undefined;
  for (const [at, {section, text}] of units.entries()) {
    if (section !== chosen || NO_ANSWER.test(text)) {
      continue;
    }
    let rank = 0;
    for (const {isIn, points} of question) {
      const inUnit = isIn(words[at]!);
      const inHeading = isIn(headings[section]!);
      const presence = inUnit ? 1 : inHeading ? IN_HEADING : 0;
      rank +=
        points *
        ((presence || (isIn(bodies[section]!) ? IN_SECTION : 0)) + (inUnit && inHeading ? 0.3 : 0));
    }
    const length = text.split(' ').length;
    const position = (at - first) / FIRST_SENTENCES;
    rank *=
      (length < MIN_WORDS || length > MAX_WORDS ? LENGTH_FACTOR : 1) *
      (text.includes('`') ? 1 : NO_CODE_FACTOR) *
      (TASK.test(text) ? TASK_FACTOR : 1) *
      Math.max(1, FIRST_FACTOR - (FIRST_FACTOR - 1) * position);
    if (rank > (best?.rank ?? 0)) {
      best = {at, rank};
    }
  }
  if (!best) {
    return undefined;
  }
  const matched = question.flatMap(({isIn}, from) => (isIn(words[best.at]!) ? [from] : []));
  // The words of the page title say nothing about the sentence.
  const share = matched.every((from) => question[from]!.isInTitle) ? 0 : state.share(matched);
  if (probability + share < MIN_CONFIDENCE) {
    return undefined;
  }
  const unit = units[best.at]!;
  const before = units[best.at - 1];
  const section = sections[unit.section]!;
  const code = findCode(unit.text, section.code);
  return {
    anchor: section.anchor,
    heading: section.heading,
    text:
      before?.paragraph === unit.paragraph && REFERENCE.test(unit.text)
        ? `${before.text} ${unit.text}`
        : unit.text,
    ...(code && {code}),
  };
}
