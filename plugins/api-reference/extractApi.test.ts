import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {ApiCatalog} from '../../site/api/catalog';
import {extractApi} from '@mui-x-docs/api-extractor/extractApi';
import {loadApi} from './loadApi';
import {findPackages} from '@mui-x-docs/api-extractor/loadPackages';
import type {ApiData, ComponentApi, InterfaceApi} from '@mui-x-docs/api-extractor/types';

const FIXTURES = path.join(__dirname, 'fixtures');
const REPOSITORY = path.join(__dirname, '../..');

const catalog: ApiCatalog = [
  {
    area: 'tree-view',
    label: 'Meters',
    packages: {community: '@mui/x-meters', pro: '@mui/x-meters-pro'},
    components: ['Meter', {name: 'MeterPro', plan: 'pro'}, 'MeterScale'],
    interfaces: ['MeterReading'],
  },
];

let root: string;

beforeAll(() => {
  // The packages are in `node_modules`, as after an installation; React's types are the site's own.
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-'));
  for (const name of ['x-meters', 'x-meters-pro', 'material']) {
    fs.cpSync(path.join(FIXTURES, name), path.join(root, 'node_modules/@mui', name), {
      recursive: true,
    });
  }
  for (const name of ['@types', 'csstype']) {
    fs.symlinkSync(
      path.join(REPOSITORY, 'node_modules', name),
      path.join(root, 'node_modules', name),
    );
  }
});

afterAll(() => fs.rmSync(root, {recursive: true}));

const extract = (from: ApiCatalog): ApiData => extractApi(from, findPackages(from, root), root);

const withArea = (change: Partial<ApiCatalog[number]>): ApiCatalog =>
  catalog.map((area) => ({...area, ...change}));

describe('extractApi', () => {
  let data: ApiData;
  beforeAll(() => {
    data = extract(catalog);
  });
  const find = (name: string) => data.entries.find((entry) => entry.name === name);
  const component = (name: string) => find(name) as ComponentApi;

  it('reads a component: its public props, required first, with what the doc comments say', () => {
    const {props, slots, classes, ...meter} = component('Meter');
    expect(meter).toEqual({
      kind: 'component',
      name: 'Meter',
      area: 'tree-view',
      description: 'Shows one reading on a scale.',
      imports: [
        "import { Meter } from '@mui/x-meters/Meter';",
        "import { Meter } from '@mui/x-meters';",
        "import { Meter } from '@mui/x-meters-pro';",
      ],
      source: 'packages/x-meters/src/Meter/Meter.tsx',
      themeName: 'MuiMeter',
      ref: 'HTMLDivElement',
      inherits: {name: 'div'},
    });
    const rows = [...props, ...slots, ...classes];
    expect(rows.map(({name, ...row}) => ({[name]: row}))).toMatchObject([
      {reading: {type: 'MeterReading<T>', required: true}},
      // Information that is missing in the types comes from the propTypes.
      {classes: {type: 'Partial<MeterClasses>', default: '{}'}},
      {max: {default: '100', description: 'Where the scale ends.', from: 'MeterScale'}},
      {min: {default: '0', description: 'Where the scale begins.', from: 'MeterScale'}},
      {onRest: {type: '(reading: MeterReading<T>, event: React.SyntheticEvent) => boolean'}},
      {slots: {type: 'Partial<MeterSlots>'}},
      {
        still: {
          deprecated: 'Use [reduced motion](https://mui.com/x/react-meters/#motion) instead.',
        },
      },
      {
        unit: {
          type: "'volt' | 'ampere' | 'watt'",
          default: "'volt'",
          description: 'In which unit.',
        },
      },
      {needle: {default: 'MeterNeedle', className: 'MuiMeter-needle'}},
      {disabled: {className: 'Mui-disabled', state: true}},
      {needle: {className: 'MuiMeter-needle', description: 'Styles applied to the needle.'}},
      {root: {className: 'MuiMeter-root', description: 'Styles applied to the root element.'}},
    ]);
    expect(props.find(({name}) => name === 'onRest')?.signature).toEqual({
      args: [
        {name: 'reading', type: 'MeterReading<T>', description: 'Where it rests.'},
        {name: 'event', type: 'React.SyntheticEvent', description: 'What moved it.'},
      ],
      returns: {type: 'boolean', description: 'Whether to listen on.'},
    });
  });

  it('says which props of a paid component the free one has, and which need the plan; described ones count without propTypes', () => {
    const pro = component('MeterPro');
    expect(pro.plan).toBe('pro');
    expect(pro.props.map(({name, from, plan}) => [name, from, plan])).toEqual([
      ['reading', 'Meter', undefined],
      ['history', undefined, 'pro'],
      ['max', 'MeterScale', undefined],
      ['min', 'MeterScale', undefined],
      ['onRest', 'Meter', undefined],
      ['still', 'Meter', undefined],
      ['threshold', undefined, 'pro'],
      ['unit', 'Meter', undefined],
    ]);
    // A prop that only exists with the default type arguments.
    expect(pro.props.find(({name}) => name === 'threshold')).toMatchObject({
      type: 'number',
      description: 'Where it begins to ring.',
    });
  });

  it('finds a component that is exported as unstable, and one whose script names no propTypes', () => {
    const scale = component('MeterScale');
    expect(scale.imports).toContain(
      "import { Unstable_MeterScale as MeterScale } from '@mui/x-meters';",
    );
    expect(scale.props.map(({name}) => name)).toEqual(['max', 'min']);
    expect(scale.ref).toBeNull();
    // Its types still contain the classes of the underlying component.
    expect(scale.classes.map(({className}) => className)).toEqual(['MuiMeterScale-root']);
  });

  it('reads an interface as the dearest plan has it, and marks what the plan adds', () => {
    const reading = find('MeterReading') as InterfaceApi;
    expect(reading.properties).toEqual([
      {name: 'time', type: 'Date', required: true, description: 'When it was taken.'},
      {name: 'value', type: 'T', required: true},
      {
        name: 'confidence',
        type: 'number',
        description: 'How sure it is, from 0 to 1.',
        plan: 'pro',
      },
    ]);
    expect(reading.imports[0]).toBe("import type { MeterReading } from '@mui/x-meters/Meter';");
  });

  it('keeps the declarations of types that signatures mention', () => {
    const types = data.types['tree-view'];
    expect(types?.MeterSlots?.code).toBe(
      'interface MeterSlots {\n  needle?: React.ElementType;\n  hidden?: React.ElementType;\n}',
    );
    expect(types?.MeterReading?.package).toBe('@mui/x-meters');
  });

  it('a component is not deprecated because a package of a lower plan has a stub of its name', () => {
    const dial = data.exports['tree-view']!.find(({name}) => name === 'MeterDial');
    expect(dial).toMatchObject({
      from: ['@mui/x-meters', '@mui/x-meters-pro'],
      description: 'A round meter.',
    });
    expect(dial).not.toHaveProperty('deprecated');
  });

  it('exports have their kind and module', () => {
    const names = new Map(data.exports['tree-view']!.map((one) => [one.name, one]));
    const both = ['@mui/x-meters', '@mui/x-meters-pro'];
    expect(names.get('Meter')).toMatchObject({kind: 'component', from: both});
    expect(names.get('MeterPro')).toMatchObject({kind: 'component', from: ['@mui/x-meters-pro']});
    expect(names.get('MeterUnit')).toMatchObject({
      kind: 'type',
      from: both,
      code: expect.stringMatching(/^type MeterUnit = /),
    });
    expect(names.get('meterClasses')).toMatchObject({kind: 'constant', from: both});
    expect(names.get('default')).toBeUndefined();
  });
});

test.each<[string, Partial<ApiCatalog[number]>]>([
  [
    'Unknown component "Metre" of "tree-view" in "@mui/x-meters". Correct its name or plan in the catalog.',
    {components: ['Metre']},
  ],
  [
    '"meterClasses" in "@mui/x-meters" isn\'t a component. Correct its name in the catalog.',
    {components: ['meterClasses']},
  ],
  [
    'Unknown type "Nothing" of "tree-view". Correct its name in the catalog.',
    {interfaces: ['Nothing']},
  ],
  [
    'Missing package "@mui/x-scales" of "tree-view". Install it or remove it from the catalog.',
    {packages: {community: '@mui/x-scales'}},
  ],
  [
    'The type "MeterUnit" of "@mui/x-meters" has no properties. Remove it from the catalog.',
    {interfaces: ['MeterUnit']},
  ],
])('stops the build with one line: %s', (problem, change) => {
  const message = `API reference: ${problem}`;
  expect(() => extract(withArea(change))).toThrow(
    expect.objectContaining({message, stack: `Error: ${message}`}),
  );
});

test('what has been read is kept until a package has another version', async () => {
  const small = withArea({components: ['MeterScale'], interfaces: []});
  const cache = path.join(root, 'cache');
  await loadApi(small, root, cache);
  const [file = ''] = fs.readdirSync(cache);
  fs.writeFileSync(path.join(cache, file), '{"entries": "from the cache"}');
  expect(await loadApi(small, root, cache)).toEqual({entries: 'from the cache'});

  const manifest = path.join(root, 'node_modules/@mui/x-meters/package.json');
  fs.writeFileSync(manifest, fs.readFileSync(manifest, 'utf8').replace('1.2.3', '1.2.4'));
  const {entries} = await loadApi(small, root, cache);
  expect(entries).toMatchObject([{name: 'MeterScale'}]);
});
