import {readAttributes, type MdxNode} from '../mdx/mdxNodes';
import {parseMdx} from '../mdx/parseMdx';
import {transformPlanTable} from './transformPlanTable';

const comparison = (content: string) =>
  parseMdx(`<PlanComparison>\n\n${content}\n\n</PlanComparison>`).children![0]!;
const table = (head: string, ...rows: string[]) =>
  comparison([head, head.replace(/[^|]+/g, ' - '), ...rows].map((row) => `| ${row} |`).join('\n'));
const rowsOf = (component: MdxNode) =>
  component.children![0]!.children!.map((row) =>
    row.children!.map(({data, children}) => {
      const inner = children?.[0];
      const value = inner?.type.startsWith('mdxJsx')
        ? `${inner.name} ${[...readAttributes(inner).values()].join()}`
        : inner?.value;
      return data ? [value, data.hName, data.hProperties] : value;
    }),
  );

it('names columns and rows, and gives signs to yes, no and planned', () => {
  const component = table(
    'Feature | Community | Pro',
    'Sorting | yes | no',
    'Rows | 100 | planned',
  );
  transformPlanTable(component);
  expect(rowsOf(component)).toEqual([
    [
      ['Feature', 'th', {scope: 'col'}],
      ['PlanName community', 'th', {scope: 'col'}],
      ['PlanName pro', 'th', {scope: 'col'}],
    ],
    [['Sorting', 'th', {scope: 'row'}], 'PlanMark yes', 'PlanMark no'],
    [['Rows', 'th', {scope: 'row'}], '100', 'PlanMark planned'],
  ]);
});

it('makes a row with only a name the header of those below', () => {
  const component = table('Feature | Pro | Premium', 'Columns | | ', 'Sorting | yes | yes');
  transformPlanTable(component);
  expect(rowsOf(component)[1]).toEqual([['Columns', 'th', {scope: 'colgroup', colSpan: 3}]]);
  expect(component.children![0]!.align).toBeUndefined();
});

const PLANS = 'Use Community, Pro, and Premium after the first column.';
it.each([
  [comparison('Text.'), 'Must contain exactly one Markdown table.'],
  [comparison(''), 'Must contain exactly one Markdown table.'],
  [table('Feature | Gold'), `Unknown column "Gold". ${PLANS}`],
  [table('Feature'), `Missing columns of plans. ${PLANS}`],
  [
    table('Feature | Community | Pro', 'Sorting | yes | '),
    'Missing value for "Sorting" in the column Pro. Use yes, no, planned, or text.',
  ],
])('rejects an invalid comparison: %#', (component: MdxNode, message) => {
  expect(() => transformPlanTable(component)).toThrow(message);
});
