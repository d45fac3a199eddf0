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

test('a translation can show only some of the demos', () => {
  expect(() => run(['Basic.tsx', 'Other.tsx'], ['Basic'], ZH)).not.toThrow();
});

test('a page that shows a demo twice stops the build, with page, line and fix', () => {
  expect(() => run(['Basic.tsx'], ['Basic', 'Basic'])).toThrow(
    new Error(
      `${PAGE}/index.mdx:3: Duplicate demo "Basic": line 1 shows it, too. Remove one of the tags.`,
    ),
  );
});
