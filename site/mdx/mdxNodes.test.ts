import {createAttribute, readData} from './mdxNodes';

describe('attributes', () => {
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
