import {identifyHeadings, parseHeadingIds, readHeadings, splitHeading} from './headingIds';
import {parseMdx} from './parseMdx';

describe('the comment at the end of a heading', () => {
  test.each<[string, string[]]>([
    ['/* #size */', ['size']],
    ['/*#bar-size   #size #größe*/', ['bar-size', 'size', 'größe']],
    [' #bar-size #size ', ['bar-size', 'size']],
    ['/* not an id: #size */', []],
    ['/**/', []],
    ['count + 1', []],
  ])('%j has the ids %j', (comment, ids) => {
    expect(parseHeadingIds(comment)).toEqual(ids);
  });

  test.each([
    ['/* #bar-size size */', '"size"'],
    ['/* #bar-size, #size */', '"#bar-size,"'],
    ['/* # */', '"#"'],
    ['/* #50%-off */', '"#50%-off"'],
  ])('%j is refused with the word that is no id', (comment, word) => {
    expect(() => parseHeadingIds(comment)).toThrow(`Invalid heading id ${word}.`);
  });

  test('is split from the words before it', () => {
    expect(splitHeading('Bar size [pro] {/* #bar-size #size */}')).toEqual({
      text: 'Bar size [pro]',
      ids: ['bar-size', 'size'],
    });
    expect(splitHeading('Braces {"{"}')).toEqual({text: 'Braces {"{"}', ids: []});
  });
});

test('headings in a source are known by all of their ids, and a taken slug gets a number', () => {
  const source = [
    '# Bars',
    '## Bar `size` [pro] {/* #bar-size #size */}',
    '~~~',
    '## in code',
    '~~~',
    '### `<Bar />` is <kbd>B</kbd> \\[not a plan\\]',
    '### A [link](/x/) in it',
    '### A link in it',
  ].join('\n');
  expect(readHeadings(source)).toEqual([
    {depth: 1, text: 'Bars', ids: ['bars'], explicit: false, line: 1},
    {depth: 2, text: 'Bar size', ids: ['bar-size', 'size'], explicit: true, line: 2},
    {
      depth: 3,
      text: '<Bar /> is B [not a plan]',
      ids: ['bar--is-b-not-a-plan'],
      explicit: false,
      line: 6,
    },
    {depth: 3, text: 'A link in it', ids: ['a-link-in-it'], explicit: false, line: 7},
    {depth: 3, text: 'A link in it', ids: ['a-link-in-it-1'], explicit: false, line: 8},
  ]);
});

test.each([
  ['data-* and aria-* attributes', 'data-* and aria-* attributes'],
  ['Set **every** `*.test` *file*', 'Set every *.test file'],
  ['2 \\* 3 [pro]', '2 * 3'],
])('the text of %s has no Markdown', (heading, text) => {
  expect(readHeadings(`## ${heading}`)[0]!.text).toBe(text);
});

test('a heading of a tree has the ID of an earlier step, its own, or one of its text', () => {
  const tree = parseMdx('## API\n\n## Size {/* #a #b */}\n\n## Two words');
  tree.children![0]!.data = {hProperties: {id: 'api'}};
  const ids = identifyHeadings(tree).map((heading) => `${heading.ids.join()} ${heading.explicit}`);
  expect(ids).toEqual(['api true', 'a,b true', 'two-words false']);
});
