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
 * Share of the question that a passage must cover, and that one must in the section that the search
 * by name prefers to the top of the page. Higher than most right answers need, because a wrong
 * answer is worse than none.
 */
const MIN_CONFIDENCE = 0.85;
const MIN_CHOSEN_CONFIDENCE = 0.65;

/** How much words count that only the title of the page or the rest of the section contains. */
const TITLE_CONFIDENCE = 0.5;
const SECTION_CONFIDENCE = 0.25;

/** Share of the question that the passage must cover with words that the page title lacks. */
const MIN_ADDED = 0.2;

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

/** Returns the words of a question with their weights, which add up to 1, on a page. */
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
    const inTitle = isIn(titleWords);
    return {
      isIn,
      inTitle,
      weight: forms.some((word) => occurrences.has(word)) ? shares[from]! : maxShare,
      /** Lower for words that many sections of the page contain. */
      rarity:
        (1 - Math.log(Math.max(1, count)) / Math.log(2 + sections.length)) *
        (inTitle ? TITLE_WORD_FACTOR : 1),
    };
  });
  const total = questionWords.reduce((sum, {weight}) => sum + weight, 0);
  return questionWords.map((word) => ({...word, weight: word.weight / total}));
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
  const priorOf = sections.map(({anchor, demos}) =>
    Math.max(0, ...[anchor, ...demos].map((id) => priors.get(id) ?? 0)),
  );
  const firstOf = sections.map((_, at) => units.findIndex(({section}) => section === at));
  let best: {at: number; rank: number; isConfident: boolean} | undefined;
  for (const [at, {section, text}] of units.entries()) {
    if (NO_ANSWER.test(text)) {
      continue;
    }
    let rank = 0;
    let confidence = 0;
    let added = 0;
    let own = 0;
    for (const {isIn, inTitle, weight, rarity} of question) {
      const inUnit = isIn(words[at]!);
      const inHeading = isIn(headings[section]!);
      const inBody = isIn(bodies[section]!);
      const presence = inUnit ? 1 : inHeading ? IN_HEADING : 0;
      rank +=
        weight *
        rarity *
        ((presence || (inBody ? IN_SECTION : 0)) + (inUnit && inHeading ? 0.3 : 0));
      confidence +=
        weight * (presence || (inTitle ? TITLE_CONFIDENCE : inBody ? SECTION_CONFIDENCE : 0));
      added += presence > 0 && !inTitle ? weight : 0;
      own += inUnit ? weight : 0;
    }
    const length = text.split(' ').length;
    const position = (at - firstOf[section]!) / FIRST_SENTENCES;
    rank *=
      (1 + priorOf[section]!) *
      (length < MIN_WORDS || length > MAX_WORDS ? LENGTH_FACTOR : 1) *
      (text.includes('`') ? 1 : NO_CODE_FACTOR) *
      (TASK.test(text) ? TASK_FACTOR : 1) *
      Math.max(1, FIRST_FACTOR - (FIRST_FACTOR - 1) * position);
    if (own > 0 && rank > (best?.rank ?? 0)) {
      best = {
        at,
        rank,
        isConfident:
          confidence >= (priorOf[section]! > 1 ? MIN_CHOSEN_CONFIDENCE : MIN_CONFIDENCE) &&
          added >= MIN_ADDED,
      };
    }
  }
  if (!best?.isConfident) {
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
