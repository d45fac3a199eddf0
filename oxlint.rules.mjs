import docusaurus from '@docusaurus/eslint-plugin';
import {builtinRules} from 'eslint/use-at-your-own-risk';

/**
 * Gives oxlint the rules of ESLint that it lacks: messages of Docusaurus, selectors, and import patterns with a look-ahead. Such a
 * rule costs more than one of oxlint's own, because the syntax tree goes to JavaScript.
 */
export default {
  meta: {name: 'site'},
  rules: {
    'no-restricted-imports': builtinRules.get('no-restricted-imports'),
    'no-restricted-syntax': builtinRules.get('no-restricted-syntax'),
    ...docusaurus.rules,
  },
};
