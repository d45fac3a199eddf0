import fs from 'node:fs';
import path from 'node:path';
import {version} from '@mui/x-data-grid/package.json';
import {readMdx} from '../../site/mdx/readMdx';
import {MINORS} from '../reader-settings/shared';
import {
  CHECKED_MINORS,
  findSectionMinors,
  groupByMinor,
  minorOf,
  readImportMinors,
} from './findMinimums';

it.each([
  ['8.7', 7],
  ['8.3–8.5', 5],
  ['8.0', 0],
  ['7', 0],
  [undefined, 0],
])('reads the minor of %j: %i', (since, minor) => {
  expect(minorOf(since)).toBe(minor);
});

it('offers all minors up to that of the installed packages', () => {
  expect(MINORS.at(-1)).toBe(version.split('.').slice(0, 2).join('.'));
});

const IMPORTS = readImportMinors();

it.each([
  ['a locale, which has no API page', 'charts svSE', 11],
  ['a locale of the first release', 'date-pickers svSE', undefined],
  ['a type', 'charts PieChartPluginSignatures', 12],
  ['a component of a paid package with gaps', 'charts ChartsToolbarPro', 5],
  ['a path', '@mui/x-charts-pro/Toolbar', 9],
  ['a removed name', 'charts ChartsToolbarZoomInButton', undefined],
])('reads the minor that added %s', (_, key, minor) => {
  expect(IMPORTS.get(key)).toBe(minor);
});

const BODY = `# Bars

<Demo name="Basic" />

## Sizes

### Minimum: minBarSize {/* #min */}

Text

## Layouts

<Demo name="Newer" />

<Demo height={1} name="Newest" />

### Old

\`\`\`tsx
## No heading
<Demo name="Basic" />
\`\`\`

## Mixed

<Demo name="Basic" />
<Demo name="Newest" />
`;

it('finds what sections need by their demos and the names in their headings', () => {
  const minors = findSectionMinors({
    body: BODY,
    headings: readMdx(BODY).headings,
    demos: new Map([
      ['Newer', 5],
      ['Newest', 8],
    ]),
    names: new Map([['minBarSize', 9]]),
  });
  expect(Object.fromEntries(minors)).toEqual({
    bars: 0,
    sizes: 0,
    min: 9,
    layouts: 5,
    old: 0,
    mixed: 0,
  });
  expect(groupByMinor(minors)).toEqual({'8.9': ['min'], '8.5': ['layouts']});
});

it('states releases only for demos that exist', () => {
  const exists = (id: string) => fs.existsSync(path.join('docs', `${id}.tsx`));
  expect(Object.keys(CHECKED_MINORS).filter((id) => !exists(id))).toEqual([]);
});
