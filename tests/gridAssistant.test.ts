import {answerPrompt} from '../docs/react-data-grid/data/assistant';

const column = (field: string, type: string, examples: unknown[] = [], description = '') => ({
  field,
  description,
  examples,
  type,
  allowedOperators: [],
});
const context = JSON.stringify([
  column('__check__', 'boolean'),
  column('recipient', 'string'),
  column('country', 'string', ['Norway', 'Italy']),
  column('service', 'singleSelect', ['Standard', 'Express']),
  column('status', 'singleSelect', ['Accepted', 'Delivered']),
  column('weight', 'number', [1.5], 'Kilograms (kg)'),
  column('postage', 'number'),
  column('insured', 'boolean'),
  column('acceptedAt', 'date', [], 'Date'),
]);

const sentences: [sentence: string, change: object][] = [
  ['Sort by weight, heaviest first', {sorting: [{column: 'weight', direction: 'desc'}]}],
  ['Sort by accepted at', {sorting: [{column: 'acceptedAt', direction: 'asc'}], filters: []}],
  ['Parcels to Norway', {filters: [{column: 'country', operator: 'equals', value: 'Norway'}]}],
  [
    'Norway or Italy',
    {filters: [{column: 'country', operator: 'isAnyOf', value: ['Norway', 'Italy']}]},
  ],
  [
    'Express parcels over 20 kg',
    {
      filters: [
        {column: 'service', operator: 'is', value: 'Express'},
        {column: 'weight', operator: '>', value: 20},
      ],
    },
  ],
  ['Not delivered', {filters: [{column: 'status', operator: 'not', value: 'Delivered'}]}],
  [
    'Parcels that are not insured',
    {filters: [{column: 'insured', operator: 'is', value: 'false'}]},
  ],
  ['Group by country and service', {grouping: [{column: 'country'}, {column: 'service'}]}],
  ['Average weight', {aggregation: {weight: 'avg'}, grouping: []}],
  [
    'Total postage by country, highest first',
    {
      aggregation: {postage: 'sum'},
      grouping: [{column: 'country'}],
      sorting: [{column: 'postage', direction: 'desc'}],
    },
  ],
  ['How many per status', {aggregation: {recipient: 'size'}, grouping: [{column: 'status'}]}],
  [
    'Pivot postage by country and service',
    {
      pivoting: {
        rows: ['country'],
        columns: [{column: 'service', direction: 'asc'}],
        values: [{postage: 'sum'}],
      },
    },
  ],
  ['Chart the weight by country', {chart: {category: 'country', value: 'weight'}}],
  ['Select the first 3 parcels', {select: 3}],
  ['Reset', {select: -1, filters: [], sorting: [], grouping: [], aggregation: {}, pivoting: {}}],
];

describe('the assistant of the grid demos', () => {
  it('understands sentences about the columns', async () => {
    const answers = await Promise.all(sentences.map(([text]) => answerPrompt(text, context)));
    answers.forEach((answer, index) => {
      expect(answer).toMatchObject(sentences[index]![1]);
    });
  });

  it('answers other sentences with an error', async () => {
    await expect(answerPrompt('What is the weather?', context)).rejects.toThrow('processed');
  });

  it('keeps the conversation of a prompt', async () => {
    const {conversationId} = await answerPrompt('Reset', context);
    const next = await answerPrompt('Sort by weight', context, conversationId);
    expect(next.conversationId).toBe(conversationId);
  });
});
