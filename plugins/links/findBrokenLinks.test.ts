import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findBrokenLinks} from './findBrokenLinks';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'broken-links-'));
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

const API = 'docs/api/charts/bar-chart';

/** What is wrong with the links of a page, beside a page on lines and one of the API reference. */
function check(...text: string[]): string[] {
  const pages = {
    'docs/bars/index.mdx': ['---', 'title: Bars', '---', '', ...text].join('\n'),
    'docs/lines/index.mdx': '## Connect nulls {/* #gaps #nulls */}\n\n<Demo name="BasicLines" />\n',
    [`${API}.mdx`]: '## Props\n',
  };
  for (const [file, content] of Object.entries(pages)) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), content);
  }
  fs.writeFileSync(path.join(siteDir, `${API}.api.json`), '{"props":[{"name":"layout"}]}');
  return findBrokenLinks(
    siteDir,
    [
      {file: 'docs/bars/index.mdx', address: '/x/bars/'},
      {file: 'docs/lines/index.mdx', address: '/x/lines/'},
      {file: `${API}.mdx`, address: '/x/api/charts/bar-chart/'},
    ],
    ['/x/all-pages/'],
  );
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
])('finds no fault with %s', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  [
    '[lines](/x/lnies/)',
    'docs/bars/index.mdx:5: the link "/x/lnies/" leads to no page; did you mean "/x/lines/"?',
  ],
  [
    '<a href="/x/heatmaps/">heat</a>',
    'docs/bars/index.mdx:5: the link "/x/heatmaps/" leads to no page: write the address of one that is in the sidebar.',
  ],
  [
    '[gaps](/x/lines/#gap)',
    'docs/bars/index.mdx:5: the link "/x/lines/#gap" leads to no section of docs/lines/index.mdx; did you mean "#gaps"?',
  ],
  [
    '## Size\n\n[here](#colors)',
    'docs/bars/index.mdx:7: the link "#colors" leads to no section of docs/bars/index.mdx; it has #size.',
  ],
  [
    '[row](/x/api/charts/bar-chart/#bar-chart-prop-layuot)',
    'docs/bars/index.mdx:5: the link "/x/api/charts/bar-chart/#bar-chart-prop-layuot" leads to no section of docs/api/charts/bar-chart.mdx; it has #props.',
  ],
])('tells of %s', (text, line) => {
  expect(check(text)).toEqual([line]);
});

test('all are told at once', () => {
  expect(check('[a](/x/a/) and [b](/x/b/)', '', '[c]: #c')).toHaveLength(3);
});
