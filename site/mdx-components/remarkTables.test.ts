import type {MdxNode} from '../mdx/mdxNodes';
import {parseMdx} from '../mdx/parseMdx';
import {remarkTables} from './remarkTables';

/** Returns the caption of each table, and the scopes in its rows. */
function run(source: string): unknown[][] {
  const tree = parseMdx(source);
  remarkTables()(tree);
  const scopeOf = ({data}: MdxNode) =>
    (data?.hProperties as {scope?: string} | undefined)?.scope ?? '-';
  return tree
    .children!.filter(({type}) => type === 'table')
    .map(({data, children: rows = []}) => [
      (data?.hProperties as {caption?: string} | undefined)?.caption,
      ...rows.map(({children: cells = []}) => cells.map(scopeOf).join(' ')),
    ]);
}

test.each([
  [
    '## Keys {/* #an-id */}\n\n| Key | What it does |\n| - | - |\n| Tab | Leaves |',
    ['Keys', 'col col', 'row -'],
  ],
  // Neither an empty cell nor the only cell of a row is a header.
  ['|  | Pro |\n| - | - |\n|  | yes |', [undefined, '- col', '- -']],
  ['| Name |\n| - |\n| a |', [undefined, 'col', '-']],
])('%j has the caption and scopes %j', (source, table) => {
  expect(run(source)).toEqual([table]);
});

test('further tables of a section are numbered; without a section there is no caption', () => {
  const row = '\n\n| A | B |\n| - | - |\n\n';
  const tables = run(`# Page${row}### Size${row}Text.${row}## Color${row}`);
  expect(tables.map(([caption]) => caption)).toEqual([undefined, 'Size', 'Size (2)', 'Color']);
});
