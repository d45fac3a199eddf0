import {
  GridLogicOperator,
  type GridFilterItem,
  type GridFilterModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';

type Test = (cell: unknown, value: unknown) => boolean;

/** Dates as their days, 2025-06-14; other values as text in lower case. */
function text(value: unknown): string {
  if (value instanceof Date) {
    const day = new Date(value.getTime() - value.getTimezoneOffset() * 60_000);
    return day.toISOString().slice(0, 10);
  }
  return String(value ?? '').toLowerCase();
}

/** What users choose in a date input arrives as midnight in UTC. */
function chosen(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : text(value);
}

const isEqual: Test = (cell, value) => text(cell) === chosen(value);
const contains: Test = (cell, value) => text(cell).includes(text(value));

/** WHERE: one test for each operator that this server knows, by the `value` key of the operator. */
const tests: Record<string, Test> = {
  contains,
  doesNotContain: (cell, value) => !contains(cell, value),
  equals: isEqual,
  doesNotEqual: (cell, value) => !isEqual(cell, value),
  startsWith: (cell, value) => text(cell).startsWith(text(value)),
  endsWith: (cell, value) => text(cell).endsWith(text(value)),
  isAnyOf: (cell, value) =>
    Array.isArray(value) && value.some((one) => isEqual(cell, one)),
  is: isEqual,
  not: (cell, value) => !isEqual(cell, value),
  after: (cell, value) => text(cell) > chosen(value),
  onOrAfter: (cell, value) => text(cell) >= chosen(value),
  before: (cell, value) => text(cell) < chosen(value),
  onOrBefore: (cell, value) => text(cell) <= chosen(value),
  '=': (cell, value) => Number(cell) === Number(value),
  '!=': (cell, value) => Number(cell) !== Number(value),
  '>': (cell, value) => Number(cell) > Number(value),
  '>=': (cell, value) => Number(cell) >= Number(value),
  '<': (cell, value) => Number(cell) < Number(value),
  '<=': (cell, value) => Number(cell) <= Number(value),
};

function isComplete({value, operator}: GridFilterItem): boolean {
  return (
    operator.endsWith('Empty') ||
    (Array.isArray(value) ? value.length > 0 : Boolean(value) || value === 0)
  );
}

function passes(
  row: GridValidRowModel,
  {field, operator, value}: GridFilterItem,
): boolean {
  const isEmpty = text(row[field]) === '';
  if (operator === 'isEmpty' || operator === 'isNotEmpty') {
    return isEmpty === (operator === 'isEmpty');
  }
  const test = tests[operator];
  if (!test) {
    throw new Error(`The server doesn't know the operator ${operator}.`);
  }
  return test(row[field], value);
}

/** Keeps the rows that pass the filter items and the words of the quick filter. */
export function filterRows<Row extends GridValidRowModel>(
  rows: readonly Row[],
  filterModel?: GridFilterModel,
): Row[] {
  const items = filterModel?.items.filter(isComplete) ?? [];
  const words: unknown[] = filterModel?.quickFilterValues ?? [];
  const isAnyItemEnough = filterModel?.logicOperator === GridLogicOperator.Or;
  const isAnyWordEnough =
    filterModel?.quickFilterLogicOperator === GridLogicOperator.Or;

  return rows.filter((row) => {
    const hasWord = (word: unknown) =>
      Object.values(row).some((cell) => contains(cell, word));
    const passesItem = (item: GridFilterItem) => passes(row, item);

    return (
      (items.length === 0 ||
        (isAnyItemEnough ? items.some(passesItem) : items.every(passesItem))) &&
      (words.length === 0 ||
        (isAnyWordEnough ? words.some(hasWord) : words.every(hasWord)))
    );
  });
}
