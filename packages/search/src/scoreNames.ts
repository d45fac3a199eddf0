import type {IndexedDocs} from './indexDocs';
import {CODE, isKind, KIND_WORDS, queryEngine, type ParsedQuestion} from './readQuestion';
import {normalizeName, splitCamelCase, wordsOf} from './words';

/** Prefix of a name in code: `slots.`, `apiRef.current.`. */
const CODE_PREFIX =
  /(?:^\.|\b(?:slots|slotProps|classes|params|props|apiRef\.current|apiRef)\.)(?=\w)/g;

/** A class in the DOM: `MuiDataGrid-row`. */
export const DOM_CLASS = /\bMui([A-Z]\w*)-([\w-]+)/;

/**
 * Score of the name that the question is about, which is higher than that of any guide, and of a
 * name that the question contains among other words, which is lower than that of the best guide.
 */
const REQUESTED_NAME_SCORE = 130;
const MENTIONED_NAME_SCORE = 97;

/** Start of a full question, which needs an explanation, so guides rank above API rows. */
const SENTENCE = /^(?:what|how|why|when|where|which|can|could|does|do|is|are|should)(?!\p{L})/iu;

/**
 * Factor for each additional word in a question, and number of additional words that don't count.
 */
const EXTRA_WORD_FACTOR = 0.95;
const FREE_EXTRA_WORDS = 3;

/**
 * Factor for a component that a question mentions among at least this many words. Such a question
 * is about a task, which a guide explains.
 */
const COMPONENT_OF_TASK_FACTOR = 0.85;
const MIN_TASK_WORDS = 3;

/** Returns the scores of the API names that match a question. */
export function scoreNames(state: IndexedDocs & ParsedQuestion): Map<string, number> {
  const {names, nameList, rowsOf, spelled, owners, terms, tokens, last} = state;
  const question = state.question.trim();
  const count = tokens.length;
  const scores = new Map<string, number>();
  const raise = (name: string, points: number) => {
    scores.set(name, Math.max(scores.get(name) ?? 0, points));
  };
  const isCode = CODE.test(question);
  const isSentence = SENTENCE.test(question);
  for (const {id, has, terms: matchedTerms} of queryEngine(names, terms, {name: 1}, last)) {
    const name = nameList[id]!;
    const parts = new Set(splitCamelCase(name)).size;
    const letters = normalizeName(name);
    const isWhole =
      matchedTerms.includes(letters) &&
      tokens.some(
        (token) => Math.abs(token.length - letters.length) <= 2 && token[0] === letters[0],
      );
    const points =
      90 * (has.size / count) * (isWhole ? 1 : 0.4 + 0.6 * Math.min(1, has.size / parts));
    raise(
      name,
      isWhole && isCode && count === 1
        ? isSentence
          ? MENTIONED_NAME_SCORE - 1
          : REQUESTED_NAME_SCORE - 1
        : points,
    );
  }
  const bare = question.replace(CODE_PREFIX, '');
  const allWords = wordsOf(bare);
  const kinds = new Set(allWords.flatMap((word) => KIND_WORDS[word] ?? []));
  const words = allWords.filter((word) => !isKind(word));
  // All words as one name: "page size options" is `pageSizeOptions`.
  for (const whole of [allWords.join(''), words.join('')]) {
    for (const name of spelled.get(whole) ?? []) {
      const isOfKind =
        kinds.size > 0 &&
        whole !== allWords.join('') &&
        rowsOf.get(name)!.some(({kind}) => kinds.has(kind));
      // Several words that are written as one are a name, in any case: "datagrid", "RowHeight".
      const isTyped =
        (name === bare.trim() && /\p{Lu}/u.test(name)) ||
        (allWords.length === 1 && splitCamelCase(name).length > 1);
      raise(name, isCode || isOfKind || isTyped ? REQUESTED_NAME_SCORE : MENTIONED_NAME_SCORE);
    }
  }
  const [, owner, cssClass] = DOM_CLASS.exec(question) ?? [];
  if (owner && cssClass) {
    (spelled.get(normalizeName(cssClass)) ?? new Set()).forEach((name) =>
      raise(name, REQUESTED_NAME_SCORE),
    );
    return scores;
  }
  for (const [name] of bare.matchAll(/\p{L}[\p{L}\p{N}-]*/gu)) {
    const letters = normalizeName(name);
    // A component and one of its rows: "BarChart barLabel".
    if (/^\p{Lu}/u.test(name) && owners.has(letters)) {
      const rest = words.filter((word) => word !== letters).join('');
      (spelled.get(rest) ?? new Set()).forEach((each) => raise(each, REQUESTED_NAME_SCORE));
    }
    // The more other words a question has, the less likely it's about the name.
    if (CODE.test(name)) {
      const extraWords = words.length - wordsOf(name).length;
      const isOfTask = owners.has(letters) && tokens.length >= MIN_TASK_WORDS;
      (spelled.get(letters) ?? new Set()).forEach((each) =>
        raise(
          each,
          (MENTIONED_NAME_SCORE - 1) *
            EXTRA_WORD_FACTOR ** Math.max(0, extraWords - FREE_EXTRA_WORDS) *
            (isOfTask ? COMPONENT_OF_TASK_FACTOR : 1),
        ),
      );
    }
  }
  return scores;
}
