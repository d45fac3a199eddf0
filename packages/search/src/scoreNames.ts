import type {IndexedDocs} from './indexDocs';
import {ask, CODE, isKind, KIND_WORDS, type Asked} from './readQuestion';
import {splitCamelCase, squeeze, wordsOf} from './words';

/** Punctuation in front of a name in code. */
const IN_FRONT =
  /(?:^\.|\b(?:slots|slotProps|classes|params|props|apiRef\.current|apiRef)\.)(?=\w)/g;

/** A class in the DOM: `MuiDataGrid-row`. */
export const DOM_CLASS = /\bMui([A-Z]\w*)-([\w-]+)/;

/** A name that is asked for counts more than any guide, one that is said in passing less than the best. */
const NAME_ASKED = 130;
const NAME_SAID = 97;

/** Start of a full question, which asks for an explanation: prefer guides to API rows. */
const SENTENCE = /^(?:what|how|why|when|where|which|can|could|does|do|is|are|should)(?!\p{L})/iu;

/** Factor for each additional word in the question, after the first few. */
const OF_WORD_BESIDE = 0.95;
const FREE_BESIDE = 3;

/** The names that a question asks for, with what they count. */
export function scoreNames(answers: IndexedDocs & Asked): Map<string, number> {
  const {names, nameList, rowsOf, spelled, owners, terms, tokens, last} = answers;
  const question = answers.question.trim();
  const count = tokens.length;
  const scores = new Map<string, number>();
  const raise = (name: string, points: number) => {
    scores.set(name, Math.max(scores.get(name) ?? 0, points));
  };
  const isCode = CODE.test(question);
  const isSentence = SENTENCE.test(question);
  for (const {id, has, terms: fitted} of ask(names, terms, {name: 1}, last)) {
    const name = nameList[id]!;
    const parts = new Set(splitCamelCase(name)).size;
    const letters = squeeze(name);
    const isWhole =
      fitted.includes(letters) &&
      tokens.some(
        (token) => Math.abs(token.length - letters.length) <= 2 && token[0] === letters[0],
      );
    const points =
      90 * (has.size / count) * (isWhole ? 1 : 0.4 + 0.6 * Math.min(1, has.size / parts));
    raise(
      name,
      isWhole && isCode && count === 1 ? (isSentence ? NAME_SAID - 1 : NAME_ASKED - 1) : points,
    );
  }
  const bare = question.replace(IN_FRONT, '');
  const said = wordsOf(bare);
  const kinds = new Set(said.flatMap((word) => KIND_WORDS[word] ?? []));
  const words = said.filter((word) => !isKind(word));
  // As a whole: "page size options" is pageSizeOptions.
  for (const whole of [said.join(''), words.join('')]) {
    for (const name of spelled.get(whole) ?? []) {
      const isOfKind =
        kinds.size > 0 &&
        whole !== said.join('') &&
        rowsOf.get(name)!.some(({kind}) => kinds.has(kind));
      const isTyped = name === bare.trim() && /\p{Lu}/u.test(name);
      raise(name, isCode || isOfKind || isTyped ? NAME_ASKED : NAME_SAID);
    }
  }
  const [, owner, cssClass] = DOM_CLASS.exec(question) ?? [];
  if (owner && cssClass) {
    (spelled.get(squeeze(cssClass)) ?? new Set()).forEach((name) => raise(name, NAME_ASKED));
    return scores;
  }
  for (const [name] of bare.matchAll(/\p{L}[\p{L}\p{N}-]*/gu)) {
    const letters = squeeze(name);
    // A component and what it has: "BarChart barLabel".
    if (/^\p{Lu}/u.test(name) && owners.has(letters)) {
      const rest = words.filter((word) => word !== letters).join('');
      (spelled.get(rest) ?? new Set()).forEach((each) => raise(each, NAME_ASKED));
    }
    // Names that are said in passing: the more else is said, the less they are what is sought.
    if (CODE.test(name)) {
      const beside = words.length - wordsOf(name).length;
      (spelled.get(letters) ?? new Set()).forEach((each) =>
        raise(each, (NAME_SAID - 1) * OF_WORD_BESIDE ** Math.max(0, beside - FREE_BESIDE)),
      );
    }
  }
  return scores;
}
