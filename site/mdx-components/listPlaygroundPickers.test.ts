import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import type {MdxNode} from '../mdx/mdxNodes';
import {parseMdx} from '../mdx/parseMdx';
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

type Api = {props: readonly string[]; slots: readonly string[]};

/** Writes the API file of every component, with the given or the shared props and slots. */
function writeApi(
  own: Record<string, Api> = {},
  shared: Api = {props: PLAYGROUND_PROPS, slots: PLAYGROUND_SLOTS},
): void {
  const names = [...listPickers(SITE).map(({name}) => name), 'MonthCalendar', 'YearCalendar'];
  for (const name of names) {
    const {props, slots} = own[name] ?? shared;
    const toRows = (members: readonly string[]) => members.map((one) => ({name: one}));
    const entry = {kind: 'component', props: toRows(props), slots: toRows(slots)};
    const file = path.join(site, 'docs/api/date-pickers', `${toKebabCase(name)}.api.json`);
    fs.writeFileSync(file, JSON.stringify({entry}));
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

test('a control for what no component has, and a component without an API page, stop the build', () => {
  expect(list).toThrow('Missing "DatePicker" in the API reference.');
  writeApi({}, {props: PLAYGROUND_PROPS.filter((one) => one !== 'views'), slots: ['day']});
  expect(list).toThrow(
    'No component has a prop or slot for the controls views, actionBar, field, shortcuts, tabs, textField, toolbar.',
  );
});

/** Returns the playground of a page with these demos. */
function run(names: readonly string[]): MdxNode {
  for (const name of names) {
    fs.writeFileSync(path.join(site, PAGE, `${name}.tsx`), '');
  }
  const demos = names.map((name) => `<Demo name="${name}" />`).join('\n\n');
  const tree = parseMdx(`<PickerPlayground>\n\n${demos}\n\n</PickerPlayground>`);
  const file = {path: path.join(site, PAGE, 'index.mdx'), cwd: site};
  remarkMdxComponents({siteDir: site, repoUrl: '', language: 'en'})(tree, file);
  return tree.children!.at(-1)!;
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
  expect(() => run(names)).toThrow(
    /playground.index\.mdx.*Must contain only one `<Demo>` for each of Date/s,
  );
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
