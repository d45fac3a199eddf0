import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {toKebabCase} from '../../site/api/shared';
import {createAttribute, type MdxNode} from '../../site/mdx/mdxNodes';
import {listPickers} from './listPickers';
import {listPlaygroundPickers} from './listPlaygroundPickers';
import {remarkMdxComponents} from './remarkMdxComponents';
import {familyOf, PLAYGROUND_PROPS, PLAYGROUND_SLOTS} from './shared';

const SITE = path.resolve(__dirname, '../..');
const PAGE = 'docs/react-date-pickers/playground';

let site: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'playground-'));
  fs.mkdirSync(path.join(site, PAGE), {recursive: true});
  fs.mkdirSync(path.join(site, 'docs/api/date-pickers'), {recursive: true});
  fs.symlinkSync(path.join(SITE, 'node_modules'), path.join(site, 'node_modules'));
});
afterEach(() => fs.rmSync(site, {recursive: true}));

const list = () => listPlaygroundPickers(path.join(site, PAGE));

/** Writes the API file of every component; each has the same props and slots unless told. */
function writeApi(
  own: Record<string, {props: string[]; slots: string[]}> = {},
  {props, slots}: {props: readonly string[]; slots: readonly string[]} = {
    props: PLAYGROUND_PROPS,
    slots: PLAYGROUND_SLOTS,
  },
): void {
  const names = [...listPickers(SITE).map(({name}) => name), 'MonthCalendar', 'YearCalendar'];
  for (const name of names) {
    const entry = own[name] ?? {props, slots};
    fs.writeFileSync(
      path.join(site, 'docs/api/date-pickers', `${toKebabCase(name)}.api.json`),
      JSON.stringify({
        entry: {
          kind: 'component',
          props: entry.props.map((one) => ({name: one})),
          slots: entry.slots.map((one) => ({name: one})),
        },
      }),
    );
  }
}

test('each component comes with those of the props and slots that it has', () => {
  writeApi({TimeRangePicker: {props: ['views', 'sx'], slots: ['Toolbar', 'root']}});
  const pickers = list();
  expect(pickers.find(({name}) => name === 'TimeRangePicker')).toMatchObject({
    value: 'time',
    range: true,
    pro: true,
    props: ['views'],
    slots: ['toolbar'],
  });
  expect(pickers.map(({name}) => name)).toContain('YearCalendar');
});

test('a component without a page in the API reference is named', () => {
  expect(list).toThrow('offers DatePicker, which has no page in the API reference.');
});

test('a control for what no component has is named', () => {
  writeApi({}, {props: PLAYGROUND_PROPS.filter((one) => one !== 'views'), slots: ['day']});
  expect(list).toThrow(
    'has a control for views, actionBar, field, shortcuts, tabs, textField, toolbar, which no component has.',
  );
});

/** A page with a playground that holds the given demos. */
function run(names: readonly string[]): MdxNode {
  const element = (name: string, attributes: MdxNode['attributes'], children: MdxNode[] = []) => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children,
    position: {start: {line: 9}},
  });
  for (const name of names) {
    fs.writeFileSync(path.join(site, PAGE, `${name}.tsx`), '');
  }
  const playground = element(
    'PickerPlayground',
    [],
    names.map((name) => element('Demo', [createAttribute('name', name)])),
  );
  const file = {path: path.join(site, PAGE, 'index.mdx'), cwd: site};
  remarkMdxComponents({siteDir: site, repoUrl: '', language: 'en'})(
    {type: 'root', children: [playground]},
    file,
  );
  return playground;
}

const DEMOS = ['Date', 'DateRange', 'Time', 'TimeRange', 'DateTime', 'DateTimeRange'].map(
  (family) => `${family}Playground`,
);

test('a playground with a demo for each kind of value gets its components', () => {
  writeApi();
  expect(run(DEMOS).attributes).toMatchObject([{name: 'pickers'}]);
});

test.each([
  ['one is missing', DEMOS.slice(1)],
  ['one is another', [...DEMOS.slice(1), 'BasicPicker']],
  ['one is too many', [...DEMOS, 'BasicPicker']],
])('a playground in which %s stops the build', (_what, names) => {
  writeApi();
  expect(() => run(names)).toThrow(/playground.index\.mdx.*holds one <Demo> for each of Date/s);
});

test('every component is in the demo of its family', () => {
  writeApi();
  const missing = list().filter((picker) => {
    const file = path.join(SITE, PAGE, `${familyOf(picker)}Playground.tsx`);
    return !new RegExp(`\\n  +${picker.name},|[{] ?${picker.name}[,}]`).test(
      fs.readFileSync(file, 'utf8'),
    );
  });
  expect(missing).toEqual([]);
});
