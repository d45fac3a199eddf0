import path from 'node:path';
import {createSite} from '../../site/demos/fixtures/createSite';
import {parseMdx} from '../../site/mdx/parseMdx';
import {remarkDemos} from './remarkDemos';

const PAGE = 'docs/react-charts/bars';

/** Processes a page with these demos, one in every second line, next to these files. */
function run(files: readonly string[], demos: readonly string[], page = `${PAGE}/index.mdx`): void {
  const siteDir = createSite({
    [page]: 'x',
    ...Object.fromEntries(files.map((name) => [`${PAGE}/${name}`, ''])),
  });
  const tags = demos.map((name) => `<Demo name="${name}" />`);
  const tree = parseMdx(tags.join('\n\n'));
  remarkDemos({siteDir})(tree, {path: path.join(siteDir, page), cwd: siteDir});
}

const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx';

test.each<[string[], string[], string?]>([
  [
    ['Basic.tsx', 'Controls.tsx'],
    ['Basic', 'Controls'],
  ],
  [[], []],
  // A translation may show only some of them.
  [['Basic.tsx', 'Other.tsx'], ['Basic'], ZH],
])('a page next to %j can show %j', (files, demos, page = `${PAGE}/index.mdx`) => {
  expect(() => run(files, demos, page)).not.toThrow();
});

test.each([
  [['Basic', 'Basic'], '3: Duplicate demo "Basic": line 1 shows it, too. Remove one of the tags.'],
  [
    ['Basic'],
    '1: The page doesn\'t show the demo "Other" next to it. Add `<Demo name="Other" />`, or delete the file.',
  ],
])('a page with %j stops the build, with page, line and fix', (demos, problem) => {
  const files = ['Basic.tsx', ...(demos.length === 1 ? ['Other.tsx'] : [])];
  expect(() => run(files, demos)).toThrow(new Error(`${PAGE}/index.mdx:${problem}`));
});
