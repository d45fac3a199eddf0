import path from 'node:path';
import {createAttribute, type MdxAttribute, type MdxNode} from '../../site/mdx/mdxNodes';
import {remarkMdxComponents} from './remarkMdxComponents';

const siteDir = path.join(__dirname, '../..');
const file = {path: path.join(siteDir, 'docs/page/index.mdx'), cwd: siteDir};
const element = (name: string, props: Record<string, unknown> = {}): MdxNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(props).map(([key, value]) => createAttribute(key, value)),
  children: [],
  position: {start: {line: 9}},
});
const fence = (meta: string | null = null, line = 7): MdxNode => ({
  type: 'code',
  lang: 'bash',
  meta,
  value: 'a',
  position: {start: {line}},
});
const tabs = (children: MdxNode[], storageKey = 'package-manager'): MdxNode => ({
  ...element('CodeTabs', {storageKey}),
  children,
  position: {start: {line: 3}},
});
const run = (...children: MdxNode[]) => {
  const tree: MdxNode = {type: 'root', children};
  remarkMdxComponents({siteDir, repoUrl: 'https://host/repo', language: 'en'})(tree, file);
  return tree;
};
const importsOf = (tree: MdxNode) =>
  (tree.children ?? [])
    .filter(({type}) => type === 'mdxjsEsm')
    .map(({data}) => JSON.stringify(data).match(/@site[^"\\]*/)?.[0]);
const names = (node: MdxNode) => (node.attributes as MdxAttribute[]).map(({name}) => name);

describe('remarkMdxComponents', () => {
  it('imports the MDX components that a page uses, once each, and no others', () => {
    const tree = run(
      element('Installation', {product: 'charts'}),
      element('Installation', {product: 'tree-view'}),
      element('LocaleTable', {product: 'charts'}),
    );
    expect(importsOf(tree)).toEqual([
      '@site/src/components/mdx/Installation',
      '@site/src/components/mdx/LocaleTable',
    ]);
  });

  it('leaves a page without MDX components alone', () => {
    expect(run({type: 'paragraph'}).children).toEqual([{type: 'paragraph'}]);
  });

  it('adds what only the build knows', () => {
    const installation = element('Installation', {product: 'data-grid'});
    const table = element('LocaleTable', {product: 'charts'});
    run(installation, table);
    expect(names(installation)).toEqual(['product', 'data']);
    expect(names(table)).toEqual(['product', 'rows']);
  });

  it('gives the plan of a section to its heading, and none to its text', () => {
    const heading: MdxNode = {
      type: 'heading',
      depth: 2,
      children: [{type: 'text', value: 'Row grouping [premium]'}],
    };
    run(heading);
    expect(heading).toMatchObject({
      data: {hProperties: {plan: 'premium'}},
      children: [{value: 'Row grouping'}],
    });
  });

  it('stops at a plan on the heading of the page, which sidebars.ts gives', () => {
    const heading = (value: string): MdxNode => ({
      type: 'heading',
      depth: 1,
      children: [{type: 'text', value}],
      position: {start: {line: 9}},
    });
    expect(() => run(heading('Pivoting [premium]'))).toThrow(
      'docs/page/index.mdx:9: The plan of a page is a flag in sidebars.ts: take the mark off its heading.',
    );
    expect(() => run(heading('Pivoting'))).not.toThrow();
  });

  it('turns the plans in a feature list into links', () => {
    const item = (value: string): MdxNode => ({
      type: 'listItem',
      children: [{type: 'paragraph', children: [{type: 'text', value}]}],
    });
    const list: MdxNode = {type: 'list', children: [item('Sorting'), item('Grouping [premium]')]};
    const component = element('FeatureList');
    component.children = [list];
    const tree = run(component);
    expect(importsOf(tree)).toHaveLength(2);
    expect(list.data).toEqual({hProperties: {role: 'list'}});
    expect(list.children!.map((one) => one.children![0]!.children!.at(-1)!.name)).toEqual([
      undefined,
      'PlanLink',
    ]);
  });

  it('stops at a feature list that is none', () => {
    expect(() => run(element('FeatureList'))).toThrow(
      'docs/page/index.mdx:9: <FeatureList> holds one Markdown list and nothing else.',
    );
  });

  it('knows what every page has, what a generated page imports and the parts of a component', () => {
    const imported: MdxNode = {
      type: 'mdxjsEsm',
      data: {estree: {body: [{specifiers: [{local: {name: 'ApiPart'}}]}]}},
    };
    const tags = [element('Head'), element('CodeBlock'), element('ApiPart')];
    expect(run(imported, ...tags).children).toEqual([imported, ...tags]);
  });

  it('stops at a component that there is not', () => {
    expect(() => run(element('Instalation'))).toThrow(
      'docs/page/index.mdx:9: there is no component <Instalation>: did you mean <Installation>?',
    );
    expect(() => run(element('PlanLink'))).toThrow(
      /:9: there is no component <PlanLink>: use one of ApiEvents, ApiMethods, .*, CodeBlock, CodeTabs, .*, Head, /,
    );
  });

  it.each([
    [element('FeatureList', {columns: '2'}), 'has no prop "columns": it has none.'],
    [
      element('Installation'),
      'needs product="…" with one of data-grid, date-pickers, charts, tree-view.',
    ],
    [
      element('Installation', {product: 'grid'}),
      'needs product="…" with one of data-grid, date-pickers, charts, tree-view, not "grid".',
    ],
    [
      element('LocaleTable', {product: 'tree-view'}),
      'needs product="…" with one of data-grid, date-pickers, charts, not "tree-view".',
    ],
    [
      element('Installation', {product: 'charts', plan: 'pro'}),
      'has no prop "plan": it has product.',
    ],
  ])('stops at props that are wrong, with file and line', (node, message) => {
    expect(() => run(node)).toThrow(new Error(`docs/page/index.mdx:9: <${node.name}> ${message}`));
  });
});

describe('tabs of code', () => {
  test.each([
    ['no storage key', tabs([], ''), 3, /<CodeTabs> needs a storageKey/],
    [
      'prose in tabs',
      tabs([{type: 'paragraph', position: {start: {line: 4}}}]),
      4,
      /only code fences/,
    ],
    ['a fence without a tab', tabs([fence()]), 7, /tab="…" of its own/],
    [
      'two tabs with one name',
      tabs([fence('tab="npm"'), fence('tab="npm"', 9)]),
      9,
      /Two fences of these CodeTabs say tab="npm"/,
    ],
    ['a single tab', tabs([fence('tab="npm"')]), 3, /<CodeTabs> holds one fence/],
  ])('stops at %s', (_, node, line, message) => {
    expect(() => run(node)).toThrow(message);
    expect(() => run(node)).toThrow(`docs/page/index.mdx:${line}: `);
  });

  test('come with their code', () => {
    const tree = run(tabs([fence('tab="npm"'), fence('tab="yarn"')]));
    expect(importsOf(tree)).toEqual(['@site/src/components/mdx/Code/CodeTabs']);
  });
});
