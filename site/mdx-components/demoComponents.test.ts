import fs from 'node:fs';
import path from 'node:path';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import {createSite} from '../demos/fixtures/createSite';
import type {MdxAttribute} from '../mdx/mdxNodes';
import {parseMdx} from '../mdx/parseMdx';
import {listPlaygroundChoices} from './listPickers';
import {remarkMdxComponents} from './remarkMdxComponents';

const FOLDER = 'docs/react-charts/bars';
const PAGE = `${FOLDER}/index.mdx`;
const TRANSLATION = 'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx';

/** Processes a page with this source, next to the demo `Basic` and another one. */
function run(source: string, page = PAGE) {
  const siteDir = createSite({
    [`${FOLDER}/Basic.tsx`]: '',
    [`${FOLDER}/Other.tsx`]: '',
    'docs/react-charts/playgrounds/BarChart.tsx': '',
  });
  const tree = parseMdx(source);
  const file = {path: path.join(siteDir, page), cwd: siteDir};
  remarkMdxComponents({siteDir, repoUrl: 'https://host/repo', language: 'en'})(tree, file);
  const attributes = tree.children!.at(-1)!.attributes as MdxAttribute[];
  return {json: JSON.stringify(tree), attributes};
}

const PLAYGROUND = '<Playground component="BarChart" />';

test.each([
  ['<Demo name="Basic" height={300} hideToolbar />', PAGE, 'demo'],
  ['<Demo name="Basic" />', TRANSLATION, 'demo'],
])('%s in %s gets the demo next to the page in the source language', (source, page, module) => {
  const {json, attributes} = run(source, page);
  expect(json).toContain(`@site/src/components/${module}"`);
  expect(json).toContain(`@site/${FOLDER}/Basic.tsx?demo`);
  expect(attributes).toContainEqual(expect.objectContaining({name: 'demo'}));
});

test.each([PAGE, TRANSLATION, 'docs/api/charts/bar-chart.mdx', 'docs/guides/index.mdx'])(
  'a playground in %s gets the demo of the component',
  (page) => {
    const {json, attributes} = run(PLAYGROUND, page);
    expect(json).toContain('@site/docs/react-charts/playgrounds/BarChart.tsx?demo-playground');
    expect(attributes).toContainEqual(expect.objectContaining({name: 'load'}));
  },
);

test.each([
  [
    '<Demo name="Basics" />',
    '`<Demo name="Basics">`: Demo "Basics" not found next to the page. Available demos: Basic, Other.',
  ],
  [
    '<Demo name="Basic">\n\nText.\n\n</Demo>',
    '`<Demo name="Basic">`: A demo can\'t have children. Write `<Demo name="…" />`.',
  ],
  [
    '<Demo name="Basic" heigth={3} />',
    '`<Demo name="Basic">`: Unknown prop `heigth`. Did you mean `height`?',
  ],
  [
    '<Demo name="Basic" animated />',
    '`<Demo name="Basic">`: Unknown prop `animated`. Use one of `name`, `defaultCodeOpen`, `hideToolbar`, `disableAd`, `bg`, `height`, `maxWidth`, `iframe`, `disableLiveEdit`.',
  ],
  [
    '<Demo name="Basic" bg="pink" />',
    '`<Demo name="Basic">`: Prop `bg` must be one of outlined, inline, playground, paper.',
  ],
  [
    '<Demo name="Basic" iframe="yes" />',
    '`<Demo name="Basic">`: Prop `iframe` must be a boolean. Write `iframe` or `iframe={false}`.',
  ],
  [
    '<Demo name="Basic" hideToolbar={false} />',
    '`<Demo name="Basic">`: `hideToolbar={false}` is the default. Remove it.',
  ],
  [
    '<Demo name="Basic" defaultCodeOpen hideToolbar />',
    '`<Demo name="Basic">`: `hideToolbar` also hides the code, so `defaultCodeOpen` has no effect. Remove one of the two.',
  ],
  [
    '<Playground component="Bars" />',
    '`<Playground>`: The component "Bars" has no playground. Add docs/<product>/playgrounds/Bars.tsx.',
  ],
])('%s stops the build, with page, line and fix', (source, message) => {
  expect(() => run(`Text.\n\n${source}`)).toThrow(new Error(`${PAGE}:3: ${message}`));
});

test('a control of the pickers playground that no component has stops the build', () => {
  const root = path.join(__dirname, '../..');
  const files = Object.fromEntries(
    listPlaygroundChoices(root).flatMap(({name}) => [
      [`docs/react-date-pickers/playgrounds/${name}.tsx`, `export default <${name} {...props} />;`],
      [
        `docs/api/date-pickers/${toKebabCase(name)}.api.json`,
        JSON.stringify({
          entry: {kind: 'component', props: [{name: 'views', type: 'string'}], slots: []},
        }),
      ],
    ]),
  );
  const siteDir = createSite(files);
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(siteDir, 'node_modules'));
  const page = path.join(siteDir, 'docs/react-date-pickers/playground/index.mdx');
  expect(() =>
    remarkMdxComponents({siteDir, repoUrl: '', language: 'en'})(parseMdx('<PickerPlayground />'), {
      path: page,
      cwd: siteDir,
    }),
  ).toThrow(
    /No component has a prop or slot for the controls openTo, .*\. Correct site\/playgrounds/,
  );
});
