import {defineConfig} from 'oxlint';

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

/**
 * The lint block of one folder of `src` that may import only the folders `allowed`. A file takes the last block that fits it, so
 * a folder within a zone brings its own patterns as `more`.
 */
const zone = (folder, allowed, files = `${folder}/**/*`, more = []) => {
  const all = ['theme', 'client', 'pages', 'components', 'mui', 'settings'];
  const forbidden = all.filter((name) => name !== folder && !allowed.includes(name));
  const outside = (name) =>
    name === 'theme'
      ? NOT_THEME
      : name === 'client'
        ? NOT_CLIENT
        : `src/${folder} does not import src/${name}. ${FLOW}`;
  return {
    files: [`src/${files}.{ts,tsx}`],
    rules: {
      'site/no-restricted-imports': [
        'error',
        {
          patterns: [
            ...more,
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

/** The folders of `src/components`, and which of the others each may import: those above it. */
const AREAS = {
  common: [],
  ads: ['common'],
  api: ['common'],
  search: ['common', 'demo'],
  settings: ['common'],
  demo: ['common', 'ads'],
  mdx: ['common', 'demo'],
  page: ['common', 'ads', 'api'],
  routes: ['common', 'demo'],
  shell: ['common', 'search'],
};

/** The lint blocks of the folders of `src/components`: one for the files in each, and one for those a folder below. */
const areaZones = Object.entries(AREAS).flatMap(([area, allowed]) => {
  const others = Object.keys(AREAS).filter((name) => name !== area && !allowed.includes(name));
  return [1, 2].map((depth) =>
    zone('components', ['mui', 'settings'], `components/${area}/${'*/'.repeat(depth - 1)}*`, [
      {
        regex: `^(@site/src/components/|(\\.\\./){${depth}})(${others.join('|')})/`,
        message: `src/components/${area} imports ${allowed.join(', ') || 'none of the other areas'} (AREAS in oxlint.config.mjs). What more areas need goes to common.`,
      },
    ]),
  );
});

/** Demos are copied into readers' projects: only public packages, the demo's own folder and the product's data set. */
const demoImports = (climb) => ({
  'site/no-restricted-imports': [
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

/** The shared layer: facts of the site, which everything may import and which imports nothing of the others. */
const GROUND = {
  files: ['site/**/*.ts'],
  rules: {
    'site/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^@site/|^@generated/|^@theme/|^(\\.\\./)+(src|plugins|tests|docs)/',
            message:
              'site/ is the shared layer: it imports packages and itself, never src, plugins, tests or docs.',
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
  excludeFiles: ['**/*.test.{ts,tsx}'],
  rules: {
    'site/no-restricted-imports': [
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

/** The lint block of files so many folders below the root of a package: a package could be moved to another repository. */
const packageZone = (depth) => ({
  files: [`packages/*/${'*/'.repeat(depth)}*.{ts,tsx,mts,mjs}`],
  rules: {
    'site/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            // packages/docusaurus-plugin-first-load replaces the route table.
            regex: `^@(site|theme|generated)/(?!routes$)|^(\\.\\./){${depth + 1}}`,
            message:
              'A package imports npm packages and other packages by name, never a path outside its folder.',
          },
        ],
      },
    ],
  },
});

const NO_ENUMS = {
  selector: 'TSEnumDeclaration',
  message: 'Use a union of string literals: enums leave code behind.',
};

const SRC = ['src/**/*.{ts,tsx}'];
const TYPED = [
  '{docusaurus.config,sidebars}.ts',
  ...SRC,
  'packages/**/*.{ts,tsx,mts}',
  'plugins/**/*.{ts,tsx}',
  'site/**/*.ts',
  'tests/**/*.{ts,tsx}',
];
const DEMOS = ['docs/**/*.{ts,tsx}', 'versioned_docs/**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'];

/** Turns on rules of a plugin. */
const all = (plugin, names) =>
  Object.fromEntries(names.split(/\s+/).map((name) => [`${plugin}/${name}`, 'error']));

/** What is wrong in any file. */
const BASE = {
  eqeqeq: ['error', 'always', {null: 'ignore'}],
  'import/no-cycle': ['error', {ignoreTypes: false}],
  'no-array-constructor': 'error',
  'no-console': 'error',
  'no-unused-expressions': 'error',
  'no-unused-vars': [
    'error',
    {args: 'after-used', ignoreRestSiblings: true, argsIgnorePattern: '^_'},
  ],
  'no-var': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  ...all(
    'typescript',
    `ban-ts-comment no-duplicate-enum-values no-empty-object-type no-explicit-any no-extra-non-null-assertion no-misused-new
    no-namespace no-non-null-asserted-optional-chain no-require-imports no-this-alias no-unnecessary-type-constraint
    no-unsafe-declaration-merging no-unsafe-function-type no-wrapper-object-types prefer-as-const prefer-namespace-keyword
    triple-slash-reference`,
  ),
};

/** What only types show. */
const TYPE_AWARE = {
  ...all(
    'typescript',
    `await-thenable consistent-type-imports no-array-delete no-base-to-string no-duplicate-type-constituents no-floating-promises
    no-for-in-array no-implied-eval no-redundant-type-constituents no-unnecessary-type-assertion no-unsafe-argument
    no-unsafe-assignment no-unsafe-call no-unsafe-enum-comparison no-unsafe-member-access no-unsafe-return no-unsafe-unary-minus
    only-throw-error prefer-promise-reject-errors restrict-plus-operands unbound-method`,
  ),
  'typescript/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
  'typescript/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
  'typescript/restrict-template-expressions': [
    'error',
    {allowNumber: true, allowBoolean: true, allowNullish: true},
  ],
};

// cspell:ignore proptypes
const ACCESSIBILITY = {
  ...all(
    'jsx-a11y',
    `alt-text anchor-has-content anchor-is-valid aria-activedescendant-has-tabindex aria-props aria-proptypes aria-role
    aria-unsupported-elements autocomplete-valid click-events-have-key-events heading-has-content html-has-lang iframe-has-title
    img-redundant-alt label-has-associated-control media-has-caption mouse-events-have-key-events no-access-key no-autofocus
    no-distracting-elements no-interactive-element-to-noninteractive-role no-noninteractive-element-to-interactive-role
    no-noninteractive-tabindex no-redundant-roles no-static-element-interactions role-has-required-aria-props
    role-supports-aria-props scope tabindex-no-positive`,
  ),
  'jsx-a11y/interactive-supports-focus': [
    'error',
    {
      tabbable: [
        'button',
        'checkbox',
        'link',
        'progressbar',
        'searchbox',
        'slider',
        'spinbutton',
        'switch',
        'textbox',
      ],
    },
  ],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    {
      body: ['onError', 'onLoad'],
      iframe: ['onError', 'onLoad'],
      img: ['onError', 'onLoad'],
    },
  ],
};

const HOOKS = all('react', 'rules-of-hooks exhaustive-deps');

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import'],
  jsPlugins: ['./oxlint.rules.mjs'],
  categories: {correctness: 'off'},
  options: {typeAware: true, reportUnusedDisableDirectives: 'error', maxWarnings: 0},
  ignorePatterns: [
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
  ],
  rules: {...BASE, 'site/no-restricted-syntax': ['error', NO_ENUMS]},
  overrides: [
    {files: ['**/*.{js,mjs,cjs}'], rules: {'typescript/no-require-imports': 'off'}},
    {files: TYPED, rules: TYPE_AWARE},
    {
      files: ['{src,plugins,site,packages}/**/*.{ts,tsx,mts,mjs}'],
      rules: {'site/plain-english': 'error'},
    },
    {files: [...SRC, ...DEMOS], rules: {...ACCESSIBILITY, ...HOOKS}},
    {
      files: SRC,
      rules: all(
        'react',
        `static-components use-memo preserve-manual-memoization incompatible-library immutability globals refs
        set-state-in-effect error-boundaries purity set-state-in-render unsupported-syntax`,
      ),
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        'site/no-restricted-syntax': [
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
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: TESTS,
      rules: {
        'site/string-literal-i18n-messages': 'error',
        'site/no-untranslated-text': [
          'error',
          {
            ignoredStrings: [
              '·',
              ',',
              ':',
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
    ...areaZones,
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
    packageZone(0),
    packageZone(1),
    packageZone(2),
    {files: DEMOS, rules: demoImports('\\.\\./')},
    // A demo in several files: docs/area/page/DemoName/styling/index.tsx may share files inside DemoName.
    {
      files: ['docs/**/[A-Z]*/*/*.{ts,tsx}', 'versioned_docs/**/[A-Z]*/*/*.{ts,tsx}'],
      rules: demoImports('\\.\\./\\.\\./'),
    },
    // Tests of recipes aren't copied.
    {files: ['docs/**/*.test.{ts,tsx}'], rules: {'site/no-restricted-imports': 'off'}},
    {
      files: TESTS,
      rules: {
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    // Commands speak to the terminal, and tests make pages speak.
    {files: ['tests/**/*.ts', '**/*.mjs'], rules: {'no-console': 'off'}},
  ],
});
