import docusaurus from '@docusaurus/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * The import lines of the house: `theme → components → mui → settings`, `client → settings`, `pages → components`.
 * Each zone names the folders of `src` that it must not reach, and the sentence that says so.
 */
const FLOW =
  'Imports flow theme → components → mui → settings, pages → components, client → settings.';
const NOT_THEME = 'Nothing imports src/theme: Docusaurus does, through its @theme alias.';
const NOT_CLIENT = 'Nothing imports src/client: it is the client module, Docusaurus loads it.';

const ONE_ROAD =
  'Configuration comes from src/contexts: components call useSite(), modules outside React import `site`.';

const NO_ENUMS = {
  selector: 'TSEnumDeclaration',
  message: 'Use a union of string literals: enums leave code behind.',
};

/** The lint block of one folder of `src` that may import only the folders `allowed`. */
const zone = (folder, allowed) => {
  const all = ['theme', 'client', 'pages', 'components', 'mui', 'settings'];
  const forbidden = all.filter((name) => name !== folder && !allowed.includes(name));
  const outside = (name) =>
    name === 'theme'
      ? NOT_THEME
      : name === 'client'
        ? NOT_CLIENT
        : `src/${folder} does not import src/${name}. ${FLOW}`;
  return {
    files: [`src/${folder}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...forbidden.map((name) => ({
              regex: `^(@site/src/|(\\.\\./)+(src/)?)${name}(/|$)`,
              message: outside(name),
            })),
            ...(folder === 'contexts'
              ? []
              : [
                  {
                    regex:
                      '^@generated/(docusaurus\\.config|i18n|globalData|site-metadata)$|^@docusaurus/useDocusaurusContext$',
                    message: ONE_ROAD,
                  },
                ]),
            {
              regex: '^(@site/|(\\.\\./)+)((plugins|site)/(?!.*shared(\\.ts)?$)|tests/|docs/)',
              message:
                'src takes only shared.ts (types, constants) from plugins and site, and nothing from tests or docs.',
            },
          ],
        },
      ],
    },
  };
};

/** Demos are copied into readers' projects: only public packages, the demo's own folder and the product's data set. */
const demoImports = (climb) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          regex: `^(@site|@theme|@docusaurus|@generated)/|^${climb}(?!(\\.\\./)*data/)`,
          message:
            'A demo imports only public packages, files of its own folder and docs/<product>/data/: readers copy it.',
        },
      ],
    },
  ],
});

/** The ground floor: facts of the site, which everything may stand on and which stand on nothing here. */
const GROUND = {
  files: ['site/**/*.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^@site/|^@generated/|^@theme/|^(\\.\\./)+(src|plugins|tests|docs)/',
            message:
              'site/ is the ground floor: it imports packages and itself, never src, plugins, tests or docs.',
          },
        ],
      },
    ],
  },
};

/**
 * The lint block of plugins' files so many folders below `plugins/`. Plugins know each other by their shared.ts, and `src` not at
 * all: what two of them need goes to site/.
 */
const pluginZone = (depth) => ({
  files: [`plugins/${'*/'.repeat(depth)}*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./){${depth}}(?!\\.\\.)(?!.*shared(\\.ts)?$)`,
            message:
              'Of another plugin, import shared.ts at most: what two plugins need goes to site/.',
          },
          {
            regex: '^@site/src/|^(\\.\\./)+src/',
            message: 'Plugins do not import src: what both need goes to a shared.ts of site/.',
          },
        ],
      },
    ],
  },
});

const TYPED = [
  '*.ts',
  'src/**/*.{ts,tsx}',
  'packages/**/*.{ts,mts}',
  'plugins/**/*.{ts,tsx}',
  'site/**/*.ts',
  'tests/**/*.{ts,tsx}',
];
const DEMOS = ['docs/**/*.{ts,tsx}', 'versioned_docs/**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'];

export default defineConfig(
  globalIgnores([
    'build/',
    'build-*/',
    '.docusaurus/',
    '.cache/',
    'coverage/',
    'packages/*/dist/',
    'docs/api/',
    'versioned_docs/*/api/',
    'static/',
    '**/fixtures/',
  ]),
  {
    linterOptions: {reportUnusedDisableDirectives: 'error'},
  },
  // Type-aware rules where the code is ours; demos are type-checked by tsc and need no second programme.
  {
    files: TYPED,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {args: 'after-used', ignoreRestSiblings: true, argsIgnorePattern: '^_'},
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      // jest and Docusaurus ask for functions that return promises even where nothing is awaited.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {allowNumber: true, allowBoolean: true, allowNullish: true},
      ],
    },
  },
  {
    files: DEMOS,
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        {args: 'after-used', ignoreRestSiblings: true, argsIgnorePattern: '^_'},
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.recommended],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    rules: {
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-console': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', NO_ENUMS],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_ENUMS,
        {
          selector:
            'MemberExpression[object.object.name="process"][object.property.name="env"][property.name!=/^(NODE_ENV|DOCS_IS_CURRENT)$/]',
          message: ONE_ROAD,
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', ...DEMOS],
    extends: [jsxA11y.flatConfigs.strict],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  // The rules of the React compiler take a third of the whole lint for demos: the two that matter in twenty lines are enough.
  {
    files: DEMOS,
    plugins: {'react-hooks': reactHooks},
    rules: {'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error'},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: TESTS,
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-untranslated-text': [
        'error',
        {
          ignoredStrings: [
            '·',
            '–',
            '—',
            '×',
            '/',
            '|',
            '→',
            '←',
            '…',
            '⌘',
            'Ctrl',
            'K',
            '⌘K',
            'Ctrl+K',
            '↑',
            '↓',
            '↵',
            'MUI',
            'MUI X',
          ],
        },
      ],
    },
  },
  zone('theme', ['components', 'mui', 'settings']),
  zone('pages', ['components', 'mui', 'settings']),
  zone('components', ['mui', 'settings']),
  zone('mui', ['settings']),
  zone('client', ['settings']),
  zone('settings', []),
  // Anyone may import these: third parties and consent to them, strings, addresses and what a page knows of its site.
  zone('third-parties', ['settings']),
  zone('i18n', []),
  zone('identity', []),
  zone('contexts', []),
  GROUND,
  pluginZone(1),
  pluginZone(2),
  {files: DEMOS, rules: demoImports('\\.\\./')},
  // A demo in several files: docs/area/page/DemoName/styling/index.tsx may share files inside DemoName.
  {
    files: ['docs/**/[A-Z]*/*/*.{ts,tsx}', 'versioned_docs/**/[A-Z]*/*/*.{ts,tsx}'],
    rules: demoImports('\\.\\./\\.\\./'),
  },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  // Commands speak to the terminal, and tests make pages speak.
  {files: ['tests/**/*.ts', '**/*.mjs'], rules: {'no-console': 'off'}},
  prettier,
);
