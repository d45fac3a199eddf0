import path from 'node:path';
import {
  becomeElement,
  createAttribute,
  failAt,
  readAttributes,
  readData,
  textOf,
  walk,
  type MdxNode,
} from './mdxNodes';

describe('failAt', () => {
  it('names the file as writers see it, the line and the fix, in one line', () => {
    const file = {path: path.join('/site', 'docs', 'charts', 'index.mdx'), cwd: '/site'};
    const node = {type: 'code', position: {start: {line: 12}}};
    expect(failAt(file, node, 'Use "bash".').message).toBe('docs/charts/index.mdx:12: Use "bash".');
  });

  it('leaves out a line that is not known', () => {
    expect(failAt({}, {type: 'code'}, 'No.').message).toBe('unknown file: No.');
  });
});

describe('walk', () => {
  it('visits parents before children, in the order of the page', () => {
    const tree: MdxNode = {
      type: 'root',
      children: [{type: 'a', children: [{type: 'b'}]}, {type: 'c'}],
    };
    const seen: string[] = [];
    walk(tree, (node, parent) => seen.push(`${parent?.type ?? '-'}>${node.type}`));
    expect(seen).toEqual(['->root', 'root>a', 'a>b', 'root>c']);
  });
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

  it('writes plain data as an expression that the bundler can print', () => {
    expect(createAttribute('data', {a: [1, null], 'b-c': -2, d: undefined}).value).toMatchObject({
      data: {
        estree: {
          body: [
            {
              expression: {
                type: 'ObjectExpression',
                properties: [
                  {key: {value: 'a'}, value: {elements: [{value: 1}, {value: null}]}},
                  {key: {value: 'b-c'}, value: {operator: '-', argument: {value: 2}}},
                ],
              },
            },
          ],
        },
      },
    });
  });

  it.each([
    ['text', 'text'],
    [3, 3],
    [-0.5, -0.5],
    [true, true],
    [[{prop: 'a', options: ['x', 1]}], [{prop: 'a', options: ['x', 1]}]],
  ])('reads the data %j back', (value, data) => {
    expect(readData(createAttribute('x', value))).toEqual(data);
  });

  it('reads no more than plain data', () => {
    const call = createAttribute('x', [1]);
    const {data} = call.value as {data: {estree: {body: Array<{expression: object}>}}};
    data.estree.body[0]!.expression = {type: 'CallExpression'};
    expect(() => readData(call)).toThrow('holds more than plain values');
  });

  it('turns a node into an element that keeps its place', () => {
    const node: MdxNode = {type: 'code', value: 'x', lang: 'tsx', position: {start: {line: 3}}};
    becomeElement(node, 'CodeBlock', {html: 'x', title: undefined, wrap: false});
    expect(node).toEqual({
      type: 'mdxJsxFlowElement',
      name: 'CodeBlock',
      attributes: [{type: 'mdxJsxAttribute', name: 'html', value: 'x'}],
      children: [],
      position: {start: {line: 3}},
    });
  });
});

it('textOf joins the text of a node and all below it', () => {
  expect(
    textOf({
      type: 'p',
      children: [
        {type: 'text', value: 'a '},
        {type: 'em', children: [{type: 'text', value: 'b'}]},
      ],
    }),
  ).toBe('a b');
});
