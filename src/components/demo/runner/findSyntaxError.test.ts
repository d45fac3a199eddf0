import {findSyntaxError} from './findSyntaxError';

const inDemo = (jsx: string) => `import {BarChart} from '@mui/x-charts/BarChart';

export default function Sales() {
  return (
    ${jsx}
  );
}
`;

test.each([
  ['an element without its end', inDemo('<BarChart\n      height={300}'), 7, 3, 'Unexpected token'],
  [
    'a brace without its end',
    inDemo('<BarChart height={300\n      width={400} />'),
    6,
    7,
    'Unexpected token, expected "}"',
  ],
  [
    'a string without its end',
    inDemo(`<BarChart title="Sales\n    />`),
    5,
    21,
    'Unterminated string constant',
  ],
  [
    'a string without its end, before another one',
    inDemo(`<BarChart\n      layout="horizontal\n      title="Sales"\n    />`),
    6,
    14,
    'Unterminated string constant',
  ],
  [
    'a parenthesis without its end',
    'export default () => {\n  return ((\n    <p />\n  );\n};\n',
    4,
    4,
    'Unexpected token, expected ","',
  ],
  [
    'two elements whose names differ',
    inDemo('<div><BarChart /></span>'),
    5,
    22,
    'Expected corresponding JSX closing tag for <div>',
  ],
  ['a brace too many in an import', `import {{BarChart} from 'x';`, 1, 9, 'Unexpected token'],
  [
    'a name that is declared twice',
    'const rows = 1;\nconst rows = 2;',
    2,
    7,
    "Identifier 'rows' has already been declared",
  ],
])('%s', (_, code, line, column, message) => {
  expect(findSyntaxError({name: 'Sales.tsx', code})).toEqual({line, column, message});
});

test('types are fine in TypeScript, and a mistake in JavaScript', () => {
  const code = 'export const rows: number[] = [];\n';
  expect(findSyntaxError({name: 'Sales.tsx', code})).toBeUndefined();
  expect(findSyntaxError({name: 'Sales.js', code})).toMatchObject({line: 1, column: 18});
});
