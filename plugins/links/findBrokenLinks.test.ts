import {createSite} from '../../site/demos/fixtures/createSite';
import {formatProblem} from '../../site/problems/problemStore';
import {findBrokenLinks} from './findBrokenLinks';

const BARS = 'docs/bars/index.mdx';
const LINES = 'docs/lines/index.mdx';
const API = 'docs/api/charts/bar-chart';

/** Returns the problems in the links of a page, next to a page on lines and an API page. */
function check(...text: string[]): string[] {
  const siteDir = createSite({
    [BARS]: ['---', 'title: Bars', '---', '', ...text].join('\n'),
    [LINES]: '## Connect nulls {/* #gaps #nulls */}\n\n<Demo name="BasicLines" />\n',
    [`${API}.mdx`]: '## Props\n',
    [`${API}.api.json`]: '{"props":[{"name":"layout"}]}',
  });
  const pages = [
    {file: BARS, pathname: '/x/bars/'},
    {file: LINES, pathname: '/x/lines/'},
    {file: `${API}.mdx`, pathname: '/x/api/charts/bar-chart/'},
  ];
  return findBrokenLinks(siteDir, pages, ['/x/all-pages/']).map(formatProblem);
}

test.each([
  '[a page](/x/lines/), [one without its slash](/x/lines)',
  '[its sections](/x/lines/#gaps) and [their other pathname](/x/lines/#nulls)',
  '[a demo](/x/lines/#BasicLines)',
  '[a row](/x/api/charts/bar-chart/#bar-chart-prop-layout), [all](/x/api/charts/bar-chart/#props)',
  '[a page of a plugin](/x/all-pages/), [another site](https://mui.com/x/nowhere/)',
  '`[code](/x/nowhere/)`',
  '```md\n[a fence](/x/nowhere/)\n```',
  '## Size\n\n[this page](#size)',
])('finds no problem with %s', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  [
    '<a href="/x/heatmaps/">heat</a>',
    '5: Broken link "/x/heatmaps/": no such page. Link to the URL of a page in the sidebar.',
  ],
  [
    '## Size\n\n[here](#colors)',
    '7: Broken link "#colors": no such section in docs/bars/index.mdx. Use one of "#size".',
  ],
  [
    '[row](/x/api/charts/bar-chart/#bar-chart-prop-layuot)',
    `5: Broken link "/x/api/charts/bar-chart/#bar-chart-prop-layuot": no such section in ${API}.mdx. Use one of "#props".`,
  ],
])('reports %s', (text, problem) => {
  expect(check(text)).toEqual([`docs/bars/index.mdx:${problem}`]);
});

test('all problems are reported together', () => {
  expect(check('[a](/x/a/) and [b](/x/b/)', '', '[c]: #c')).toHaveLength(3);
});
