import docusaurus from '@docusaurus/eslint-plugin';
import {builtinRules} from 'eslint/use-at-your-own-risk';

// cspell:disable
/** Words that comments don't use, and what to write instead. */
const WORDS = [
  [/\bwhoever\b/i, '"anyone who" or "callers that"'],
  [/\banew\b/i, '"again", or "rebuild", "re-render"'],
  [/\b(?:somebody|nobody|anybody)\b/i, '"a user", "a caller", or the passive voice'],
  [/\b(?:is|are|was|were) told\b/i, '"is reported", "is notified", or "receives"'],
  [/\bat once\b/i, '"immediately" or "at the same time"'],
  [/\bof (?:its|their|your|our) own\b/i, '"its own …" or "separate"'],
  [/\bin the place of\b/i, '"instead of"'],
  [/\bbeside\b/i, '"next to" or "in addition to"'],
  [/\bseldom\b/i, '"rarely"'],
  [/\bnothing but\b/i, '"only"'],
  [/\bon show\b/i, '"visible"'],
  [/\bstands? (?!for\b|out\b|alone\b)/i, '"is"'],
  [/\blies (?:in|on|at|above|below|behind|next)\b/i, '"is in"'],
  [/\bground floor\b/i, '"shared layer"'],
  [/\bfaults?\b/i, '"problem" or "error"'],
  [
    /\b(?:colours?|coloured|behaviours?|neighbours?|catalogues?|licences?|centres?|programmes?|greyed)\b/i,
    'the American spelling',
  ],
];

/** The first word of a doc comment that delays what it documents. */
const OPENING = /^\*\s*(?:\*\s*)?(?:What|Whether|Who|Whoever|Says|Tells)\b/;

/** Parts of identifiers that aren't terms of the field. */
const IDENTIFIER = /(?<!de)fault|colour|neighbour|catalogue|behaviour|licence|awake/i;

// cspell:enable
/** Keeps comments and names in plain American English. */
const plainEnglish = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          for (const [pattern, fix] of WORDS) {
            const found = pattern.exec(comment.value);
            if (found) {
              context.report({loc: comment.loc, message: `Reword "${found[0].trim()}": ${fix}.`});
            }
          }
          if (comment.type === 'Block' && OPENING.test(comment.value)) {
            context.report({
              loc: comment.loc,
              message: 'Start with a verb, such as "Returns", or with the noun that the value is.',
            });
          }
        }
      },
      Identifier(node) {
        if (IDENTIFIER.test(node.name)) {
          context.report({node, message: `Rename "${node.name}" to a term of the field.`});
        }
      },
    };
  },
};

/**
 * Gives oxlint the rules of ESLint that it lacks (messages of Docusaurus, selectors, and import patterns with a look-ahead), and
 * those of this project. They cost more than native rules, because the syntax tree goes to JavaScript.
 */
export default {
  meta: {name: 'site'},
  rules: {
    'no-restricted-imports': builtinRules.get('no-restricted-imports'),
    'no-restricted-syntax': builtinRules.get('no-restricted-syntax'),
    'plain-english': plainEnglish,
    ...docusaurus.rules,
  },
};
