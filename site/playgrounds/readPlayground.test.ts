import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {transformDates} from '@mui-x-docs/demo-libraries';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import {createPickerControls} from './pickerSettings';
import {readPlayground, readSource} from './readPlayground';

const DEMOS = path.resolve(__dirname, '../../docs/react-date-pickers/playgrounds');

let docs: string;
beforeEach(() => {
  docs = fs.mkdtempSync(path.join(os.tmpdir(), 'playgrounds-'));
  fs.mkdirSync(path.join(docs, 'api/date-pickers'), {recursive: true});
  fs.cpSync(DEMOS, path.join(docs, 'react-date-pickers/playgrounds'), {recursive: true});
});
afterEach(() => fs.rmSync(docs, {recursive: true}));

/** Reads the playground of a component that has all props and slots of its settings. */
function read(component: string) {
  const paths = Object.keys(createPickerControls(component));
  const toRows = (names: string[]) => names.map((name) => ({name, type: 'boolean'}));
  const props = toRows(paths.filter((one) => !one.includes('.')));
  const slots = toRows(['Day', 'Field', 'Toolbar', 'Tabs', 'ActionBar', 'Shortcuts', 'TextField']);
  fs.writeFileSync(
    path.join(docs, 'api/date-pickers', `${toKebabCase(component)}.api.json`),
    JSON.stringify({entry: {kind: 'component', props, slots}}),
  );
  return readPlayground(path.join(docs, 'react-date-pickers/playgrounds', `${component}.tsx`));
}

test('a playground has the controls, the code around its element, and the code of values', () => {
  const {controls, source} = read('DateRangePicker');
  expect(controls.find(({prop}) => prop === 'slots.field')).toEqual({
    prop: 'slots.field',
    type: 'switch',
    label: 'twoInputs',
    param: 'twoInputs',
    group: 'field',
    omits: ['label', 'slotProps.field.clearable'],
  });
  const {base, end, around, codes} = readSource(source, 'DateRangePicker');
  expect(base.map(({name}) => name)).toEqual(['label', 'defaultValue']);
  expect(end).toBe('/>');
  expect(around[0]).toContain('function DateRangePickerPlayground() {');
  expect(around[1]).not.toContain('CODES');
  expect(codes).toMatchObject({
    minDate: "dayjs('$')",
    'slots.field=true': 'MultiInputDateRangeField',
    'slots.day=DateRangePickerDay2': 'DateRangePickerDay2',
    'format=YYYY-MM-DD': "'YYYY-MM-DD'",
  });
});

test('every playground is converted to the other date libraries', () => {
  for (const file of fs.readdirSync(DEMOS)) {
    const component = path.basename(file, '.tsx');
    const {source} = read(component);
    const [first, ...others] = (['luxon', 'date-fns', 'moment'] as const).map((library) =>
      readSource(transformDates(source, library), component),
    );
    expect(others.map(({codes}) => Object.keys(codes))).toEqual(
      others.map(() => Object.keys(first!.codes)),
    );
    expect(JSON.stringify([first, others])).not.toMatch(/dayjs/i);
  }
});

test('values that depend on the library are those of the library', () => {
  const {codes} = readSource(transformDates(read('TimeField').source, 'luxon'), 'TimeField');
  expect(codes).toMatchObject({
    minTime: "DateTime.fromISO('2025-06-14T$')",
    'format=hh:mm A': '"hh:mm a"',
  });
});

test('a component without an API page has no playground', () => {
  const folder = path.join(docs, 'react-date-pickers/playgrounds');
  fs.copyFileSync(path.join(folder, 'DateField.tsx'), path.join(folder, 'Other.tsx'));
  expect(() => readPlayground(path.join(folder, 'Other.tsx'))).toThrow('has no API page');
});
