import {createSamples, findCodemod, type SampleSetting} from './findCodemod';
import type {Codemod} from './readCodemods';

const setting: SampleSetting = {
  packages: ['@mui/x-ships'],
  component: 'Ship',
  formerNames: (owner) => (owner === 'Buoy' ? ['Float'] : []),
};

const codemod = (major: string, name: string, run: (source: string) => string): Codemod => ({
  name,
  major,
  renames: new Map(),
  run,
});

const CODEMODS = [
  codemod('7', 'rename-deck', (source) => source.replace(/ deck=/, ' decks=')),
  codemod('8', 'move-flag', (source) =>
    source.replace(/flag=\{value\}/, 'slotProps={{ flag: value }}'),
  ),
  codemod('8', 'rename-imports', (source) => source.replaceAll('Anchor2', 'Anchor')),
  codemod('8', 'move-license', (source) =>
    source.replace(
      /, License \} from '@mui\/x-ships'/,
      " } from '@mui/x-ships';\nimport { License } from '@mui/x-license'",
    ),
  ),
  codemod('8', 'replace-values', (source) => source.replaceAll('"bow"', '"front"')),
  codemod('8', 'rename-floats', (source) => source.replace('<Float bell=', '<Float ring=')),
  codemod('8', 'rename-css', (source) => source.replace('MuiShip-hull', 'MuiShip-body')),
  codemod('8', 'break', () => {
    throw new Error('value is not an object');
  }),
  codemod('9', 'remove-keel', (source) => source.replace(/keel=\{value\}/, '')),
];

const find = (
  kind: 'prop' | 'property' | 'class' | 'path' | 'export',
  owner: string,
  name: string,
) => findCodemod({kind, owner, name, major: '8'}, CODEMODS, setting)?.name;

test.each([
  ['a prop that it moves into another', 'prop', 'Ship', 'flag', 'move-flag'],
  ['a prop that one of an earlier major renames', 'prop', 'Ship', 'deck', 'rename-deck'],
  ['a prop of the component under its former name', 'prop', 'Buoy', 'bell', 'rename-floats'],
  ['a class that it renames in styles', 'class', 'Ship', 'hull', 'rename-css'],
  ['an import that it renames', 'export', '', 'Anchor2', 'rename-imports'],
  ['an import that it takes to another package', 'export', '', 'License', 'move-license'],
  ['the folder that it imports from', 'path', '', '@mui/x-ships/Anchor2', 'rename-imports'],
] as const)('a codemod is credited with %s', (_, kind, owner, name, expected) => {
  expect(find(kind, owner, name)).toBe(expected);
});

test.each([
  ['a key of the same name as a prop', 'property', 'ShipConfig', 'flag'],
  ['a prop of which it replaces values', 'prop', 'Ship', 'bow'],
  ['a prop that is there until a later major', 'prop', 'Ship', 'keel'],
] as const)('no codemod is credited with %s', (_, kind, owner, name) => {
  expect(find(kind, owner, name)).toBeUndefined();
});

test('a legend is also configured through the slots of its chart', () => {
  const sources = createSamples({kind: 'prop', owner: 'ShipLegend', name: 'hidden'}, setting);
  expect(sources).toContainEqual({
    use: 'key',
    source: expect.stringContaining('slotProps={{ legend: { hidden: value } }}') as string,
  });
});
