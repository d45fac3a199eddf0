import {PLAN_NAMES, PLANS, type Plan} from '../plans/shared';
import {becomeTableHeader, createAttribute, textOf, type MdxNode} from '../mdx/mdxNodes';
import {createError} from '../problems/problemStore';

/** Values that are rendered as icons. */
const ICONS = ['yes', 'no', 'planned'];

const PLAN_COLUMNS = 'Use Community, Pro, and Premium after the first column.';

function createInline(name: string, props: Record<string, unknown>, children: MdxNode[]): MdxNode {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(props).map(([key, value]) => createAttribute(key, value)),
    children,
  };
}

/**
 * Makes the Markdown table in `<PlanComparison>` accessible: column headers with the plan's icon,
 * row headers, and icons with labels for `yes`, `no`, and `planned`.
 *
 * @throws BuildProblemError without a location if there is no table, a column isn't a plan, or a
 * cell is empty
 */
export function transformPlanTable(component: MdxNode): void {
  const [table, ...others] = component.children ?? [];
  if (table?.type !== 'table' || others.length > 0) {
    throw createError('Must contain exactly one Markdown table.');
  }
  // With alignments, Markdown pads every row to the number of columns, also one whose only cell
  // spans all columns.
  table.align = undefined;
  const [head, ...rows] = table.children ?? [];
  const columns = (head?.children ?? []).slice(1).map((cell) => {
    const name = textOf(cell).trim();
    const plan = PLANS.find((one) => one === name.toLowerCase());
    if (!plan) {
      throw createError(`Unknown column "${name}".`, PLAN_COLUMNS);
    }
    cell.children = [createInline('PlanName', {plan: plan satisfies Plan}, cell.children ?? [])];
    return plan;
  });
  if (columns.length === 0) {
    throw createError('Missing columns of plans.', PLAN_COLUMNS);
  }
  for (const cell of head?.children ?? []) {
    becomeTableHeader(cell, {scope: 'col'});
  }
  for (const row of rows) {
    const [name, ...cells] = row.children ?? [];
    if (!name) {
      continue;
    }
    if (cells.every((cell) => textOf(cell).trim() === '')) {
      becomeTableHeader(name, {scope: 'colgroup', colSpan: columns.length + 1});
      row.children = [name];
      continue;
    }
    becomeTableHeader(name, {scope: 'row'});
    cells.forEach((cell, index) => {
      const value = textOf(cell).trim();
      if (ICONS.includes(value)) {
        cell.children = [createInline('PlanMark', {value}, [])];
      } else if (value === '') {
        throw createError(
          `Missing value for "${textOf(name).trim()}" in the column ${PLAN_NAMES[columns[index]!]}.`,
          'Use yes, no, planned, or text.',
        );
      }
    });
  }
}
