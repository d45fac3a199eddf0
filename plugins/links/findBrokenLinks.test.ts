import {createSite} from '../../site/demos/fixtures/createSite';
import {findBrokenLinks} from './findBrokenLinks';

const BARS = 'docs/bars/index.mdx';
const LINES = 'docs/lines/index.mdx';
const API = 'docs/api/charts/bar-chart';

/** The problems in the links of a page, next to a page on lines and one of the API reference. */
function check(...text: string[]): string[] {
  const siteDir = createSite({
    [BARS]: ['---', 'title: Bars', '---', '', ...text].join('\n'),
    [LINES]: '## Connect nulls {/* #gaps #nulls */}\n\n<Demo name="BasicLines" />\n',
    [`${API}.mdx`]: '## Props\n',
    [`${API}.api.json`]: '{"props":[{"name":"layout"}]}',
  });
  const pages = [
    {file: BARS, address: '/x/bars/'},
    {file: LINES, address: '/x/lines/'},
    {file: `${API}.mdx`, address: '/x/api/charts/bar-chart/'},
  ];
  return findBrokenLinks(siteDir, pages, ['/x/all-pages/']);
}

test.each([
  '[a page](/x/lines/), [one without its slash](/x/lines)',
  '[its sections](/x/lines/#gaps) and [their other address](/x/lines/#nulls)',
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
  ['[lines](/x/lnies/)', '5: the link "/x/lnies/" leads to no page; did you mean "/x/lines/"?'],
  [
    '<a href="/x/heatmaps/">heat</a>',
    '5: the link "/x/heatmaps/" leads to no page: write the address of one that is in the sidebar.',
  ],
  [
    '[gaps](/x/lines/#gap)',
    '5: the link "/x/lines/#gap" leads to no section of docs/lines/index.mdx; did you mean "#gaps"?',
  ],
  [
    '## Size\n\n[here](#colors)',
    '7: the link "#colors" leads to no section of docs/bars/index.mdx; it has #size.',
  ],
  [
    '[row](/x/api/charts/bar-chart/#bar-chart-prop-layuot)',
    `5: the link "/x/api/charts/bar-chart/#bar-chart-prop-layuot" leads to no section of ${API}.mdx; it has #props.`,
  ],
])('reports %s', (text, problem) => {
  expect(check(text)).toEqual([`docs/bars/index.mdx:${problem}`]);
});

test('all are told at once', () => {
  expect(check('[a](/x/a/) and [b](/x/b/)', '', '[c]: #c')).toHaveLength(3);
});
