import type {PromptResponse} from '@mui/x-data-grid-premium';

/** The information about a column that the grid sends with a prompt. */
interface ContextColumn {
  field: string;
  description: string | null;
  examples: unknown[];
  type: string;
  allowedOperators: string[];
}

/** The response of the service. The grid ignores `chart`, which one demo renders itself. */
export interface AssistantResponse extends PromptResponse {
  chart?: {category: string; value: string};
}

type Functions = PromptResponse['aggregation'];
type Change = Partial<Omit<AssistantResponse, 'conversationId'>>;

const functions: [RegExp, Functions[string]][] = [
  [/\b(average|mean)\b/, 'avg'],
  [/\b(maximum|highest|largest|most)\b(?! first)/, 'max'],
  [/\b(minimum|lowest|smallest)\b(?! first)/, 'min'],
  [/\b(total|sum)\b/, 'sum'],
];
const DESCENDING = /\b(desc\w*|(highest|largest|heaviest|most|newest|latest) first)\b/;
const ASCENDING = /\b(asc\w*|(lowest|smallest|lightest|least|oldest) first)\b/;

/** Converts `unitPrice` to the words of a prompt: unit price. */
const toWords = (field: string) => field.replace(/([A-Z])/g, ' $1').toLowerCase();

/** Returns the columns that the text mentions by their field or by a word of their description, in that order. */
function findColumns(text: string, columns: ContextColumn[]): ContextColumn[] {
  const places = columns.map((column) => {
    const names = [toWords(column.field), ...(column.description ?? '').split(/\W+/)];
    const found = names
      .filter((name) => name.length > 1)
      .map((name) => text.search(new RegExp(`\\b${name.toLowerCase()}s?\\b`)))
      .filter((place) => place >= 0);
    return {column, place: Math.min(...found)};
  });
  return places
    .filter(({place}) => Number.isFinite(place))
    .sort((first, second) => first.place - second.place)
    .map(({column}) => column);
}

/** Reads filters such as `furniture`, `not delivered`, `quantity over 20`, and `under 5 pieces`. */
function readFilters(text: string, columns: ContextColumn[]) {
  const filters: PromptResponse['filters'] = [];
  // Removes the names of columns, because a name can contain a value of another column.
  const rest = columns.reduce(
    (words, {field}) => words.replaceAll(toWords(field), ''),
    text,
  );
  for (const {field, type, examples} of columns) {
    const values = [...new Set(examples)].filter(
      (value): value is string =>
        typeof value === 'string' && rest.includes(value.toLowerCase()),
    );
    const isNegated = values.some((value) =>
      rest.includes(`not ${value.toLowerCase()}`),
    );
    if (values.length > 1) {
      filters.push({column: field, operator: 'isAnyOf', value: values});
    } else if (values.length === 1) {
      const [yes, no] =
        type === 'singleSelect' ? ['is', 'not'] : ['equals', 'doesNotEqual'];
      filters.push({
        column: field,
        operator: isNegated ? no! : yes!,
        value: values[0]!,
      });
    } else if (type === 'boolean' && text.includes(toWords(field))) {
      const value = String(!text.includes(`not ${toWords(field)}`));
      filters.push({column: field, operator: 'is', value});
    }
  }
  const limit =
    /(\w+)?\s*\b(over|above|more than|under|below|less than) (\d+(?:\.\d+)?)\s*(\w+)?/.exec(
      text,
    );
  const numbers = columns.filter(({type}) => type === 'number');
  const [column] = findColumns(`${limit?.[1]} ${limit?.[4]}`, numbers);
  if (limit && column) {
    const operator = /over|above|more/.test(limit[2]!) ? '>' : '<';
    filters.push({column: column.field, operator, value: Number(limit[3])});
  }
  return filters;
}

/** Converts a sentence to the changes that it requests. */
function readPrompt(text: string, columns: ContextColumn[]): Change {
  const change: Change = {};
  const filters = readFilters(text, columns);
  if (filters.length > 0) {
    change.filters = filters;
  }

  const [subject, groups = ''] = text.split(/\b(?:by|per|for each)\b/);
  const name = functions.find(([pattern]) => pattern.test(text))?.[1];
  const value = findColumns(
    subject!,
    columns.filter(({type}) => type === 'number'),
  )[0];
  const categories = findColumns(groups, columns).map(({field}) => field);

  if (/\b(sort|order)(ed)? by\b/.test(text) && categories[0]) {
    const direction = DESCENDING.test(text) ? 'desc' : 'asc';
    change.sorting = [{column: categories[0], direction}];
  } else if (/\bpivot\b/.test(text) && value && categories[0]) {
    change.pivoting = {
      rows: [categories[0]],
      columns: categories.slice(1).map((column) => ({column, direction: 'asc'})),
      values: [{[value.field]: name ?? 'sum'}],
    };
  } else if (/\bgroup(ed)? by\b/.test(text) && categories[0]) {
    change.grouping = categories.map((column) => ({column}));
  } else if (/\bhow many\b|\bcount\b/.test(text) && categories[0]) {
    change.grouping = [{column: categories[0]}];
    change.aggregation = {[columns[0]!.field]: 'size'};
  } else if (/\bchart\b/.test(text) && value && categories[0]) {
    change.grouping = [{column: categories[0]}];
    change.aggregation = {[value.field]: name ?? 'sum'};
    change.chart = {category: categories[0], value: value.field};
  } else if (name && value) {
    change.grouping = categories.map((column) => ({column}));
    change.aggregation = {[value.field]: name};
    if (DESCENDING.test(text) || ASCENDING.test(text)) {
      const direction = DESCENDING.test(text) ? 'desc' : 'asc';
      change.sorting = [{column: value.field, direction}];
    }
  }

  const count = /\bselect the first (\d+)\b/.exec(text)?.[1];
  if (count) {
    change.select = Number(count);
  }
  return change;
}

let conversations = 0;

/**
 * Replaces a service with a language model in the demos. A few rules understand sentences about sorting, filters, groups,
 * totals, pivots, and charts. Like a real service, the rules know only the context of the grid and not its rows.
 */
export async function answerPrompt(
  prompt: string,
  context: string,
  conversationId?: string,
): Promise<AssistantResponse> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  // Columns that the grid adds, such as those of groups, have fields like __check__.
  const columns = (JSON.parse(context) as ContextColumn[]).filter(
    ({field}) => !field.startsWith('__'),
  );
  const text = prompt.toLowerCase();
  const change = readPrompt(text, columns);
  if (Object.keys(change).length === 0 && !/\b(reset|clear|everything)\b/.test(text)) {
    throw new Error(
      'The prompt could not be processed. Name a column, or one of its values.',
    );
  }
  conversations += conversationId === undefined ? 1 : 0;
  return {
    conversationId: conversationId ?? `conversation-${conversations}`,
    select: -1,
    filters: [],
    aggregation: {},
    sorting: [],
    grouping: [],
    pivoting: {},
    ...change,
  };
}
