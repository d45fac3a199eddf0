import type {MdxNode} from '../../site/mdx/mdxNodes';
import {remarkTables} from './remarkTables';

const text = (value: string): MdxNode => ({type: 'text', value});
const heading = (depth: number, value: string): MdxNode => ({
  type: 'heading',
  depth,
  children: [text(value), {type: 'mdxTextExpression', value: '/* #an-id */'}],
});
const table = (...rows: string[][]): MdxNode => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((cell) => ({type: 'tableCell', children: [text(cell)]})),
  })),
});

function run(...children: MdxNode[]): {caption: unknown; scopes: unknown[][]}[] {
  remarkTables()({type: 'root', children});
  return children
    .filter(({type}) => type === 'table')
    .map(({data, children: rows = []}) => ({
      caption: (data?.hProperties as {caption?: string} | undefined)?.caption,
      scopes: rows.map(({children: cells = []}) =>
        cells.map((cell) => (cell.data?.hProperties as {scope?: string} | undefined)?.scope),
      ),
    }));
}

test('columns and rows have heads, and the heading above is the caption', () => {
  expect(run(heading(2, 'Keys'), table(['Key', 'What it does'], ['Tab', 'Leaves']))).toEqual([
    {
      caption: 'Keys',
      scopes: [
        ['col', 'col'],
        ['row', undefined],
      ],
    },
  ]);
});

test('an empty cell is no head, and neither is the only cell of a row', () => {
  const [first, second] = run(table(['', 'Pro'], ['', 'yes']), table(['Name'], ['a']));
  expect(first?.scopes).toEqual([
    [undefined, 'col'],
    [undefined, undefined],
  ]);
  expect(second?.scopes).toEqual([['col'], [undefined]]);
});

test('further tables of a section are told apart; without a section there is no caption', () => {
  const row = () => table(['A', 'B']);
  expect(
    run(
      heading(1, 'Page'),
      row(),
      heading(3, 'Size'),
      row(),
      row(),
      heading(2, 'Color'),
      row(),
    ).map(({caption}) => caption),
  ).toEqual([undefined, 'Size', 'Size (2)', 'Color']);
});
