import path from 'node:path';
import {createError, findProblems} from '../problems/problemStore';
import {checkNodes, createAttribute, readAttributes, readData, type MdxNode} from './mdxNodes';

test('the problems of all nodes have the place of their node, as authors see it', () => {
  const file = {path: path.join('/site', 'docs', 'charts', 'index.mdx'), cwd: '/site'};
  const code = (line: number): MdxNode => ({type: 'code', position: {start: {line}}});
  const visited: string[] = [];
  const problems = findProblems(() =>
    checkNodes(
      {type: 'root', children: [code(12), {...code(14), children: [code(15)]}]},
      file,
      (node) => {
        visited.push(node.type);
        if (node.type === 'code') {
          throw createError('Wrong.', 'Use "bash".');
        }
      },
    ),
  );
  expect(problems).toEqual(
    [12, 14].map((line) => ({
      file: 'docs/charts/index.mdx',
      line,
      message: 'Wrong.',
      fix: 'Use "bash".',
    })),
  );
  expect(visited).toEqual(['root', 'code', 'code']);
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
