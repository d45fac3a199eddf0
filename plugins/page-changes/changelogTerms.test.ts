import {checkTermPaths, CHANGELOG_TERMS, parseTerms} from './changelogTerms';

const FILE = 'plugins/page-changes/changelogTerms.yaml';

it('matches whole words in upper and lower case', () => {
  const {internal} = parseTerms('internal: [docs]\ngeneric: {}\nsynonyms: {}\nguides: []\n');
  expect(['Update Docs', 'docsite'].map((line) => internal[0]!.test(line))).toEqual([true, false]);
});

it.each([
  [
    'internal:\n  - docs\n  - (tests\ngeneric: {}\nsynonyms: {}\nguides: []\n',
    `${FILE}:3: Invalid regular expression "(tests". Check its brackets and backslashes.`,
  ],
  [
    'internal: []\ngeneric:\n  chart: label\nsynonyms: {}\nguides: []\n',
    `${FILE}:3: Unknown product "chart". Use one of: all, data-grid, date-pickers, charts, tree-view.`,
  ],
  ['internal:\n  - `a`\n', new RegExp(`^${FILE}:2: Invalid YAML: .+\\. Quote terms`)],
])('rejects %j', (text, message) => {
  expect(() => parseTerms(text)).toThrow(message);
});

it('rejects a path that no guide has', () => {
  const [unknown, ...others] = CHANGELOG_TERMS.guides.flatMap(({paths}) => paths);
  expect(() => checkTermPaths(others)).toThrow(
    new RegExp(`^${FILE}:\\d+: Unknown guide "${unknown}"\\. Fix its path or remove it\\.$`),
  );
});
