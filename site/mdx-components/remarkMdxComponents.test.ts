import path from 'node:path';
import {readAttributes, textOf, type MdxNode} from '../mdx/mdxNodes';
import {parseMdx} from '../mdx/parseMdx';
import {remarkMdxComponents} from './remarkMdxComponents';

const siteDir = path.join(__dirname, '../..');
const file = {path: path.join(siteDir, 'docs/page/index.mdx'), cwd: siteDir};
const run = (source: string): MdxNode[] => {
  const tree = parseMdx(source);
  remarkMdxComponents({siteDir, repoUrl: 'https://host/repo', language: 'en'})(tree, file);
  return tree.children!;
};
const importsOf = (nodes: MdxNode[]) =>
  nodes
    .filter(({type}) => type === 'mdxjsEsm')
    .map(({data}) => JSON.stringify(data).match(/@site[^"\\]*/)?.[0]);

test('a page imports the MDX components that it uses, once each, and adds their data', () => {
  const nodes = run(
    '<Installation product="charts" />\n\n<Installation product="tree-view" />\n\n<LocaleTable product="charts" />',
  );
  expect(importsOf(nodes)).toEqual([
    '@site/src/components/mdx/Installation',
    '@site/src/components/mdx/LocaleTable',
  ]);
  const names = nodes.slice(2).map((node) => [...readAttributes(node).keys()].join());
  expect(names).toEqual(['product,data', 'product,data', 'product,rows']);
});

test('the plan of a section moves from the text of its heading to a prop', () => {
  const [heading] = run('## Row grouping [premium]');
  expect(heading).toMatchObject({data: {hProperties: {plan: 'premium'}}});
  expect(textOf(heading!)).toBe('Row grouping');
});

test('the plans in a feature list become links', () => {
  const nodes = run('<FeatureList>\n\n- Sorting\n- Grouping [premium]\n\n</FeatureList>');
  expect(importsOf(nodes)).toHaveLength(2);
  const [list] = nodes.at(-1)!.children!;
  expect(list!.data).toEqual({hProperties: {role: 'list'}});
  expect(JSON.stringify(list).match(/PlanLink/g)).toHaveLength(1);
});

test.each([
  ['# Pivoting', []],
  // A tag available on every page, one that a generated page imports, and a part of a component.
  ["import {ApiPart} from '@site/api';\n\n<Head />\n\n<CodeBlock />\n\n<ApiPart />", ['@site/api']],
  [
    '<CodeTabs storageKey="a">\n\n```bash tab="npm"\na\n```\n\n```bash tab="yarn"\na\n```\n\n</CodeTabs>',
    ['@site/src/components/mdx/Code/CodeTabs'],
  ],
])('%j has the imports %j', (source, imports) => {
  expect(importsOf(run(source))).toEqual(imports);
});

const ALL = 'data-grid, date-pickers, charts, tree-view';
test.each([
  ['<Instalation />', 'Unknown component `<Instalation>`. Did you mean `<Installation>`?'],
  [
    '<PlanLink />',
    /Unknown component `<PlanLink>`\. Use one of `<ApiEvents>`, `<ApiMethods>`, .*`<CodeBlock>`, /,
  ],
  ['<FeatureList />', '`<FeatureList>`: Must contain exactly one Markdown list.'],
  ['<FeatureList columns="2" />', '`<FeatureList>`: Unknown prop `columns`. Use one of none.'],
  ['<Installation />', '`<Installation>`: Missing prop `product`. Add `product="…"`.'],
  ['<Installation product="grid" />', `Prop \`product\` must be one of ${ALL}, not "grid".`],
  [
    '<LocaleTable product="tree-view" />',
    /one of data-grid, date-pickers, charts, not "tree-view"/,
  ],
  ['<Installation product="charts" plan="pro" />', 'Unknown prop `plan`. Use one of `product`.'],
  [
    '# Pivoting [premium]',
    'A page has its plan in sidebars.ts, not in the heading. Remove the plan marker.',
  ],
  ['<CodeTabs />', '`<CodeTabs>`: Prop `storageKey` must be'],
])('%s stops the build with file and line', (source, message) => {
  expect(() => run(`Text.\n\n${source}`)).toThrow(message);
  expect(() => run(`Text.\n\n${source}`)).toThrow('docs/page/index.mdx:3: ');
});

test.each([
  ['Text.', 3, 'must contain only code blocks.'],
  ['```bash\na\n```', 3, 'Add a `tab="…"` to each.'],
  ['```bash tab="a"\na\n```\n\n```bash tab="a"\na\n```', 7, 'Duplicate `tab="a"` in `<CodeTabs>`.'],
  ['```bash tab="npm"\na\n```', 1, '`<CodeTabs>`: Must contain two or more code blocks.'],
])('<CodeTabs> with %j stops the build with file and line', (source, line, message) => {
  const page = `<CodeTabs storageKey="a">\n\n${source}\n\n</CodeTabs>`;
  expect(() => run(page)).toThrow(message);
  expect(() => run(page)).toThrow(`docs/page/index.mdx:${line}: `);
});
