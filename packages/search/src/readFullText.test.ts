import {readFullText, shareOf, withoutTitle, type Pagefind} from './readFullText';

test.each([
  ['<mark>virtualized</mark> rows', 'virtualize', 1],
  ['<mark>columns</mark>, <mark>pinned</mark>', 'pinned header', 0.5],
  ['<mark>z</mark>-index', 'zzqqxx', 0],
  ['nothing marked', 'rows', 0],
  ['<mark>柱状图</mark>', '柱状', 1],
])('%s answers %s: %s', (excerpt, question, expected) => {
  expect(shareOf(excerpt, question.split(' '))).toBe(expected);
});

test.each([
  ['<mark>rowHeight.</mark> Sets <mark>it</mark>', 'rowHeight', 'Sets <mark>it</mark>'],
  ['<mark>Row</mark> spacing. <mark>Rows</mark> apart', 'Row spacing', '<mark>Rows</mark> apart'],
  ['More of the <mark>text</mark>', 'Row spacing', 'More of the <mark>text</mark>'],
])('%s below "%s" is %s', (excerpt, title, expected) => {
  expect(withoutTitle(excerpt, title)).toBe(expected);
});

const indexOf = (...pages: [url: string, ...parts: [id: string, excerpt: string][]][]) => {
  const asked: string[] = [];
  const pagefind: Pagefind = {
    search: (question) => {
      asked.push(question);
      return Promise.resolve({
        results: pages.map(([url, ...parts]) => ({
          data: async () => ({
            url,
            excerpt: parts[0]?.[1] ?? '',
            sub_results: parts.map(([id, excerpt]) => ({
              title: id,
              url: `${url}#${id}`,
              excerpt,
              anchor: {id},
            })),
          }),
        })),
      });
    },
  };
  return {pagefind, asked};
};

test('searches without stop words', async () => {
  const {pagefind, asked} = indexOf();
  await readFullText(pagefind, 'how do I hide the footer of a grid?', '/x/');
  expect(asked).toEqual(['hide footer grid']);
});

test('the page and section that contain all words come first', async () => {
  const {pagefind} = indexOf(
    ['/x/apart/', ['one', 'a <mark>hidden</mark> thing'], ['two', 'a <mark>footer</mark>']],
    [
      '/x/near/',
      ['other', '<mark>hide</mark> it'],
      ['place', '<mark>Hide</mark> the <mark>footer</mark>'],
    ],
    ['/elsewhere/', ['gone', '<mark>hide</mark> <mark>footer</mark>']],
  );
  const pages = await readFullText(pagefind, 'hide footer', '/x/');
  expect(pages.map(({path, parts}) => [path, ...parts.map(({anchor}) => anchor)])).toEqual([
    ['near/', 'place'],
    ['apart/', 'one', 'two'],
  ]);
});
