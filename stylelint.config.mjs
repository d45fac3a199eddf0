/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: [
    'build/**',
    '.docusaurus/**',
    '.cache/**',
    'coverage/**',
    'node_modules/**',
    'static/**',
    '**/fixtures/**',
  ],
  rules: {
    // Class names are camelCase in CSS modules, BEM in demos and in Docusaurus.
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    'keyframes-name-pattern': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
    // Order is decided by cascade layers, not by the place in the file.
    'no-descending-specificity': null,
    'import-notation': null,
    // The specification writes its colors as hsl(210, 100%, 42%) and rgba(…).
    'color-function-notation': null,
    'color-function-alias-notation': null,
    'hue-degree-notation': null,
    'alpha-value-notation': null,
    'at-rule-no-unknown': [
      true,
      {
        ignoreAtRules: [
          'theme',
          'source',
          'utility',
          'variant',
          'custom-variant',
          'apply',
          'tailwind',
          'reference',
        ],
      },
    ],
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    // Right to left costs nothing when the properties are logical.
    'property-disallowed-list': [
      [
        'margin-left',
        'margin-right',
        'padding-left',
        'padding-right',
        'border-left',
        'border-right',
        'left',
        'right',
      ],
      {
        message:
          'Use the logical property (inline-start, inline-end): the page also runs right to left.',
        severity: 'error',
      },
    ],
    'declaration-property-value-disallowed-list': [
      {'text-align': ['left', 'right'], '/^(float|clear)$/': ['inline-start', 'inline-end']},
      {
        message:
          'Use start and end for text-align. For float and clear, write left or right and its mirror below [dir=rtl]: the minimizer takes the logical values for those of left to right.',
      },
    ],
  },
};
