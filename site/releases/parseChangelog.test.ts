import fs from 'node:fs';
import path from 'node:path';
import {parseChangelog} from './parseChangelog';

const CHANGELOG = `# Changelog

## 3.1.0

_Mar 4, 2025_

We thank everybody. Highlights:

- 🛥️ Ferries can be **moored** in [ports](https://example.org/ports/)
- 🐞 Bugfixes
- 📚 Documentation improvements

Team members: @anna, @ben

### Data Grid

#### Breaking changes

- The \`deck\` prop has been renamed to \`decks\`.

\`\`\`diff
- deck
+ decks
\`\`\`

#### \`@mui/x-data-grid@3.1.0\`

- [DataGrid] Fix the anchor (#12) (#13) @anna
- [l10n] Improve Frisian (fy-NL) locale (#14) @ben, @anna

#### \`@mui/x-data-grid-premium@3.1.0\` [![premium](https://example.org/p)](https://example.org/l 'Premium plan')

Same changes as in \`@mui/x-data-grid-pro@3.1.0\`, plus:

- [DataGridPremium] Group by harbour

### Docs

- [docs] Fix a typo (#15) @anna

## 3.1.0-beta.1

_Feb 4, 2025_

- Never shown

## 3.0.0

_December 24, 2024_

### Tree View

#### \`@mui/x-tree-view@3.0.0\`

No changes.
`;

const [newest, oldest, ...rest] = parseChangelog(CHANGELOG);

test('each stable release is read, newest first, pre-releases are not', () => {
  expect([newest?.version, oldest?.version, rest]).toEqual(['3.1.0', '3.0.0', []]);
  expect([newest?.date, oldest?.date]).toEqual(['2025-03-04', '2024-12-24']);
  // Highlights have no emoji, links, emphasis, or lines without content.
  expect(newest?.highlights).toEqual(['Ferries can be moored in ports']);
});

test('changes have product, plan, issue and whether they break', () => {
  const grid = {product: 'data-grid', plan: 'community', breaking: false};
  // Lines of code blocks and of other sections are skipped.
  expect(newest?.changes).toEqual([
    {...grid, breaking: true, text: 'The `deck` prop has been renamed to `decks`.'},
    {...grid, text: 'Fix the anchor', issue: 12},
    {...grid, text: 'Improve Frisian (fy-NL) locale', issue: 14},
    {...grid, plan: 'premium', text: 'Group by harbour'},
  ]);
  expect(oldest?.changes).toEqual([]);
});

test('a text without releases is an error', () => {
  expect(() => parseChangelog('# Changelog')).toThrow('no chapter "## <version>" was found');
});

test('the installed changelog holds the documented release and all of its products', () => {
  const folder = path.dirname(require.resolve('@mui/x-data-grid/package.json'));
  const releases = parseChangelog(fs.readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8'));
  expect(releases[0]?.version).toBe('8.12.1');
  expect(releases.every(({date}) => /^\d{4}-\d\d-\d\d$/.test(date))).toBe(true);
  const found = new Set(releases.flatMap(({changes}) => changes.map(({product}) => product)));
  expect([...found].sort()).toEqual(['charts', 'data-grid', 'date-pickers', 'tree-view']);
});
