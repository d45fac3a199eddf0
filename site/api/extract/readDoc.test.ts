import {toMarkdown, toSeeLink} from './readDoc';

test.each([
  [
    'a link with a label',
    'See {@link https://a.b/c the guide}.',
    'See [the guide](https://a.b/c).',
  ],
  ['a link without a label', '{@link https://a.b/c}', '[https://a.b/c](https://a.b/c)'],
  ['a link to a name', 'Like {@link useThing}.', 'Like `useThing`.'],
  ['a name in double brackets', 'A [[GridColDef]] object.', 'A `GridColDef` object.'],
  ['a note of the authors', 'Sorts.\nTODO: rename in the next major', 'Sorts.'],
])('%s becomes Markdown', (_, given, expected) => {
  expect(toMarkdown(given)).toBe(expected);
});

test('a @see or @demos that holds an address becomes a link, another becomes nothing', () => {
  expect(toSeeLink('See {@link https://a.b/c the guide} for more.')).toEqual({
    href: 'https://a.b/c',
    label: 'the guide',
  });
  expect(toSeeLink('https://a.b/c')).toEqual({href: 'https://a.b/c', label: ''});
  expect(toSeeLink('\n  - [Excel export](/x/a/#excel)\n  - [More](/x/b/)')).toEqual({
    href: '/x/a/#excel',
    label: 'Excel export',
  });
  expect(toSeeLink('the other prop')).toBeUndefined();
});
