import path from 'node:path';
import {createSite} from '../../site/demos/fixtures/createSite';
import {remarkDemos} from './remarkDemos';

const PAGE = 'docs/react-charts/bars';

interface Attribute {
  type: string;
  name: string;
  value: unknown;
}

function attribute([name, value]: [string, unknown]): Attribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: typeof value === 'string' || value === null ? value : {value: JSON.stringify(value)},
  };
}

/** A page with the given demos, one a line, as the plugin finds it. */
function run(
  files: Record<string, string>,
  demos: Record<string, unknown>[],
  page = `${PAGE}/index.mdx`,
) {
  const siteDir = createSite({[page]: 'x', ...files});
  const tree = {
    type: 'root',
    children: demos.map((props, index) => ({
      type: 'mdxJsxFlowElement',
      name: 'Demo',
      attributes: Object.entries(props).map(attribute),
      children: [],
      position: {start: {line: index + 5}},
    })),
  };
  remarkDemos({siteDir})(tree as never, {path: path.join(siteDir, page)});
  return tree;
}

describe('remarkDemos', () => {
  it('imports the demo that lies beside the page', () => {
    const tree = run({[`${PAGE}/Basic.tsx`]: ''}, [
      {name: 'Basic', height: 300, hideToolbar: null},
    ]);
    const sources = (
      tree.children as unknown as {data?: {estree: {body: {source: {value: string}}[]}}}[]
    )
      .filter(({data}) => data)
      .map(({data}) => data?.estree.body[0]?.source.value);
    expect(sources).toEqual([
      '@site/src/components/demo',
      '@site/docs/react-charts/bars/Basic.tsx?demo',
    ]);
  });

  it('shows the demos of the source language on a translated page', () => {
    const tree = run(
      {[`${PAGE}/Basic.tsx`]: '', [`${PAGE}/Other.tsx`]: ''},
      [{name: 'Basic'}],
      'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx',
    );
    expect(JSON.stringify(tree)).toContain('@site/docs/react-charts/bars/Basic.tsx?demo');
  });

  it('leaves a page without demos alone', () => {
    expect(run({}, []).children).toEqual([]);
  });

  it.each<[string, Record<string, string>, Record<string, unknown>[], string]>([
    [
      'a missing demo',
      {[`${PAGE}/Basic.tsx`]: ''},
      [{name: 'Basic'}, {name: 'Basics'}],
      `${PAGE}/index.mdx:6: <Demo name="Basics">: there is no demo "Basics" beside the page; there are: Basic.`,
    ],
    [
      'a demo shown twice',
      {[`${PAGE}/Basic.tsx`]: ''},
      [{name: 'Basic'}, {name: 'Basic'}],
      `${PAGE}/index.mdx:6: <Demo name="Basic">: line 5 shows the same demo already: show it once.`,
    ],
    [
      'a demo that is not shown',
      {[`${PAGE}/Basic.tsx`]: '', [`${PAGE}/Other.tsx`]: ''},
      [{name: 'Basic'}],
      `${PAGE}/index.mdx:1: Other beside the page is a demo that it does not show: add <Demo name="Other" /> or delete the file.`,
    ],
    [
      'a nameless demo',
      {},
      [{}],
      `${PAGE}/index.mdx:5: <Demo>: a demo needs a name: write <Demo name="…" />.`,
    ],
    [
      'an unknown prop',
      {[`${PAGE}/Basic.tsx`]: ''},
      [{name: 'Basic', heigth: 3}],
      `${PAGE}/index.mdx:5: <Demo name="Basic">: there is no prop "heigth"; there are: name, defaultCodeOpen,`,
    ],
    [
      'a height that is no number',
      {[`${PAGE}/Basic.tsx`]: ''},
      [{name: 'Basic', height: '300'}],
      '"height" is a number of px: write height={300}.',
    ],
    [
      'a background that does not exist',
      {[`${PAGE}/Basic.tsx`]: ''},
      [{name: 'Basic', bg: 'pink'}],
      '"bg" is one of outlined, inline, playground, paper.',
    ],
    [
      'a flag that is a text',
      {[`${PAGE}/Basic.tsx`]: ''},
      [{name: 'Basic', iframe: 'yes'}],
      '"iframe" is true or false: write iframe or iframe={false}.',
    ],
    [
      'a toolbar that is said to be there',
      {[`${PAGE}/Basic.tsx`]: ''},
      [{name: 'Basic', hideToolbar: false}],
      'a demo has its toolbar by itself: leave hideToolbar out.',
    ],
    [
      'code that is open and hidden',
      {[`${PAGE}/Basic.tsx`]: ''},
      [{name: 'Basic', defaultCodeOpen: null, hideToolbar: null}],
      'hideToolbar hides the code too: remove it or "defaultCodeOpen".',
    ],
  ])('stops the build for %s, and names page, line and fix', (_, files, demos, message) => {
    expect(() => run(files, demos)).toThrow(message);
  });
});
