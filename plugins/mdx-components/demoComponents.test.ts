import path from 'node:path';
import {createSite} from '../../site/demos/fixtures/createSite';
import {createAttribute, readData, type MdxAttribute, type MdxNode} from '../../site/mdx/mdxNodes';
import {remarkMdxComponents} from './remarkMdxComponents';

const FOLDER = 'docs/react-charts/bars';
const PAGE = `${FOLDER}/index.mdx`;

const element = (
  name: string,
  props: Record<string, unknown>,
  children: MdxNode[] = [],
): MdxNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(props).map(([key, value]) => createAttribute(key, value)),
  children,
  position: {start: {line: 9}},
});

/** The JSON of a page with a tag, beside the demo `Basic` and another one. */
function run(tag: MdxNode, page = PAGE): string {
  const siteDir = createSite({[`${FOLDER}/Basic.tsx`]: '', [`${FOLDER}/Other.tsx`]: ''});
  const tree: MdxNode = {type: 'root', children: [tag]};
  const file = {path: path.join(siteDir, page), cwd: siteDir};
  remarkMdxComponents({siteDir, repoUrl: 'https://host/repo', language: 'en'})(tree, file);
  return JSON.stringify(tree);
}

const PLAYGROUND = {
  name: 'Basic',
  component: 'BarChart',
  controls: [{prop: 'hideLegend', type: 'switch'}],
  fixed: ['series={series}'],
};

test.each([
  ['Demo', {name: 'Basic', height: 300, hideToolbar: true}, 'demo'],
  ['PropPlayground', PLAYGROUND, 'mdx/PropPlayground'],
])('<%s> comes with the demo that lies beside the page', (name, props, module) => {
  const tag = element(name, props);
  const page = run(tag);
  expect(page).toContain(`@site/src/components/${module}"`);
  expect(page).toContain(`@site/${FOLDER}/Basic.tsx?demo`);
  expect(tag.attributes).toContainEqual(expect.objectContaining({name: 'demo'}));
});

test('a translated page shows the demos of the source language', () => {
  expect(
    run(
      element('Demo', {name: 'Basic'}),
      'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx',
    ),
  ).toContain(`@site/${FOLDER}/Basic.tsx?demo`);
});

test('the props of a playground that no control turns are highlighted', () => {
  const tag = element('PropPlayground', PLAYGROUND);
  run(tag);
  const fixedHtml = (tag.attributes as MdxAttribute[]).find(({name}) => name === 'fixedHtml');
  expect(readData(fixedHtml)).toEqual(['<span class="token attr-name">series</span>={series}']);
});

test.each<[string, MdxNode, string]>([
  [
    'a missing demo',
    element('Demo', {name: 'Basics'}),
    '<Demo name="Basics">: there is no demo "Basics" beside the page; there are: Basic, Other.',
  ],
  ['a nameless demo', element('Demo', {}), '<Demo>: a demo needs a name: write <Demo name="…" />.'],
  [
    'a demo that holds something',
    element('Demo', {name: 'Basic'}, [{type: 'paragraph'}]),
    '<Demo name="Basic">: a demo holds nothing: write <Demo name="…" />.',
  ],
  [
    'an unknown prop',
    element('Demo', {name: 'Basic', heigth: 3}),
    '<Demo name="Basic"> has no prop "heigth": it has name, defaultCodeOpen, hideToolbar, disableAd, bg, height, maxWidth, iframe, disableLiveEdit.',
  ],
  [
    'a height that is no number',
    element('Demo', {name: 'Basic', height: '300'}),
    '<Demo name="Basic"> has a prop "height" that is no number of px: write height={300}.',
  ],
  [
    'a background that does not exist',
    element('Demo', {name: 'Basic', bg: 'pink'}),
    '<Demo name="Basic"> has a prop "bg" that is none of outlined, inline, playground, paper.',
  ],
  [
    'a flag that is a text',
    element('Demo', {name: 'Basic', iframe: 'yes'}),
    '<Demo name="Basic"> has a prop "iframe" that is neither true nor false: write iframe or iframe={false}.',
  ],
  [
    'a toolbar that is said to be there',
    element('Demo', {name: 'Basic', hideToolbar: false}),
    '<Demo name="Basic">: a demo has its toolbar by itself: leave hideToolbar out.',
  ],
  [
    'code that is open and hidden',
    element('Demo', {name: 'Basic', defaultCodeOpen: true, hideToolbar: true}),
    '<Demo name="Basic">: hideToolbar hides the code too: remove it or "defaultCodeOpen".',
  ],
  [
    'a playground without controls',
    element('PropPlayground', {...PLAYGROUND, controls: []}),
    '<PropPlayground name="Basic"> needs controls: write controls={[{prop: "…", type: "switch"}]}.',
  ],
  [
    'a playground of nothing',
    element('PropPlayground', {...PLAYGROUND, component: ''}),
    '<PropPlayground name="Basic"> needs the name of the component that the code shows: write component="…".',
  ],
  [
    'fixed props that are no list',
    element('PropPlayground', {...PLAYGROUND, fixed: 'series={series}'}),
    `<PropPlayground name="Basic"> has a prop "fixed" that is no list of texts: write fixed={['…', '…']}.`,
  ],
])('the build stops at %s, and names page, line and fix', (_, tag, message) => {
  expect(() => run(tag)).toThrow(new Error(`${PAGE}:9: ${message}`));
});
