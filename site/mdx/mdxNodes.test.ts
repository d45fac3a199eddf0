import path from 'node:path';
import {createAttribute, failAt, readAttributes, readData, type MdxNode} from './mdxNodes';

test('failAt names the file as authors see it, the line and the fix, in one line', () => {
  const file = {path: path.join('/site', 'docs', 'charts', 'index.mdx'), cwd: '/site'};
  const node = {type: 'code', position: {start: {line: 12}}};
  expect(failAt(file, node, 'Use "bash".').message).toBe('docs/charts/index.mdx:12: Use "bash".');
  expect(failAt({}, {type: 'code'}, 'No.').message).toBe('unknown file: No.');
});

describe('attributes', () => {
  it('reads text, bare names and expressions apart', () => {
    const node: MdxNode = {
      type: 'mdxJsxFlowElement',
      attributes: [
        createAttribute('name', 'Bars'),
        {type: 'mdxJsxAttribute', name: 'wide', value: null},
        createAttribute('height', 3),
        {type: 'mdxJsxExpressionAttribute'},
      ],
    };
    expect(readAttributes(node)).toEqual(
      new Map<string, unknown>([
        ['name', 'Bars'],
        ['wide', true],
        ['height', undefined],
      ]),
    );
  });

  it.each([
    ['text', 'text'],
    [3, 3],
    [-0.5, -0.5],
    [true, true],
    [[{prop: 'a', options: ['x', 1]}], [{prop: 'a', options: ['x', 1]}]],
    [
      {a: [1, null], 'b-c': -2, d: undefined},
      {a: [1, null], 'b-c': -2},
    ],
  ])('reads the data %j back', (value, data) => {
    expect(readData(createAttribute('x', value))).toEqual(data);
  });

  it('reads no more than plain data', () => {
    const call = createAttribute('x', [1]);
    const {data} = call.value as {data: {estree: {body: Array<{expression: object}>}}};
    data.estree.body[0]!.expression = {type: 'CallExpression'};
    expect(() => readData(call)).toThrow('Prop `x` must be plain data.');
  });
});
