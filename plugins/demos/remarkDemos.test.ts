import path from 'node:path';
import {createSite} from '../../site/demos/fixtures/createSite';
import {createAttribute, type MdxNode} from '../../site/mdx/mdxNodes';
import {remarkDemos} from './remarkDemos';

const PAGE = 'docs/react-charts/bars';

/** Reads a page with the given demos, one a line, beside the files of these names. */
function run(files: readonly string[], demos: readonly string[], page = `${PAGE}/index.mdx`): void {
  const siteDir = createSite({
    [page]: 'x',
    ...Object.fromEntries(files.map((name) => [`${PAGE}/${name}`, ''])),
  });
  const tree: MdxNode = {
    type: 'root',
    children: demos.map((name, index) => ({
      type: 'mdxJsxFlowElement',
      name: name === 'Controls' ? 'PropPlayground' : 'Demo',
      attributes: [createAttribute('name', name)],
      children: [],
      position: {start: {line: index + 5}},
    })),
  };
  remarkDemos({siteDir})(tree, {path: path.join(siteDir, page), cwd: siteDir});
}

test.each<[string, string[], string[], string]>([
  ['each demo is shown', ['Basic.tsx', 'Controls.tsx'], ['Basic', 'Controls'], `${PAGE}/index.mdx`],
  ['there is none', [], [], `${PAGE}/index.mdx`],
  [
    'a translation shows some of them',
    ['Basic.tsx', 'Other.tsx'],
    ['Basic'],
    'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx',
  ],
])('a page is well where %s', (_, files, demos, page) => {
  expect(() => run(files, demos, page)).not.toThrow();
});

test.each([
  [
    'a demo shown twice',
    ['Basic.tsx'],
    ['Basic', 'Basic'],
    `${PAGE}/index.mdx:6: <Demo name="Basic">: line 5 shows the same demo already: show it once.`,
  ],
  [
    'a demo that is not shown',
    ['Basic.tsx', 'Other.tsx'],
    ['Basic'],
    `${PAGE}/index.mdx:1: Other beside the page is a demo that it does not show: add <Demo name="Other" /> or delete the file.`,
  ],
])('the build stops at %s, and names page, line and fix', (_, files, demos, message) => {
  expect(() => run(files, demos)).toThrow(new Error(message));
});
