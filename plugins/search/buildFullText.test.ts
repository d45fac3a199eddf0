import {buildFullText, type FullTextPage} from './buildFullText';

const page = (
  title: string,
  about: [name: string, text: string][],
  plan?: string,
): FullTextPage => ({
  url: `/x/api/${title}/`,
  language: 'en',
  title,
  plan,
  passages: [],
  about: about.map(([name, text]) => ({id: `${title}-prop-${name}`, name, text})),
});

test('indexes descriptions that components share once, with the main component', () => {
  const shared: [string, string] = ['rows', 'The rows.'];
  const pages = buildFullText([
    page('DataGridPro API', [shared, ['pinned', 'What is pinned.']], 'pro'),
    page('DataGrid API', [shared]),
    page('MobileDataGrid API', [shared]),
  ]);
  const said = new Map(pages.map(({url, html}) => [url, html]));
  expect(said.get('/x/api/DataGrid API/')).toContain('The rows.');
  expect(said.get('/x/api/DataGridPro API/')).not.toContain('The rows.');
  expect(said.get('/x/api/DataGridPro API/')).toContain('What is pinned.');
  expect(said.get('/x/api/MobileDataGrid API/')).not.toContain('The rows.');
});

test('shortens long texts at the end of a sentence, and leaves out rows that say nothing', () => {
  const [{html} = {html: ''}] = buildFullText([
    page('A', [
      ['long', `${'A sentence of some length. '.repeat(12)}`],
      ['silent', ''],
      ['markup', 'a < b'],
    ]),
  ]);
  expect(/<p>(A sent.+?)<\/p>/.exec(html)![1]).toMatch(/^(A sentence of some length\. ?)+$/);
  expect(html.length).toBeLessThan(500);
  expect(html).not.toContain('silent');
  expect(html).toContain('a &lt; b');
});
