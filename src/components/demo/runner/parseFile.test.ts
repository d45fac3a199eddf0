import type {DemoCodeError} from './DemoCodeError';
import {parseFile} from './parseFile';
import type {RunnerFile} from './protocol';

function findSyntaxError(file: RunnerFile): string | undefined {
  try {
    parseFile(file);
    return undefined;
  } catch (error) {
    const {message, location} = error as DemoCodeError;
    return `${location.line}:${location.column} ${message}`;
  }
}

const inDemo = (jsx: string) => `import {BarChart} from '@mui/x-charts/BarChart';

export default function Sales() {
  return (
    ${jsx}
  );
}
`;

test.each([
  ['7:3 Unexpected token', inDemo('<BarChart\n      height={300}')],
  ['6:7 Unexpected token, expected "}"', inDemo('<BarChart height={300\n      width={400} />')],
  ['5:21 Unterminated string constant', inDemo('<BarChart title="Sales\n    />')],
  // The string ends at the next opening quote.
  [
    '6:14 Unterminated string constant',
    inDemo('<BarChart\n      layout="horizontal\n      title="Sales"\n    />'),
  ],
  [
    '4:4 Unexpected token, expected ","',
    'export default () => {\n  return ((\n    <p />\n  );\n};\n',
  ],
  ['5:22 Expected corresponding JSX closing tag for <div>', inDemo('<div><BarChart /></span>')],
  ['1:9 Unexpected token', "import {{BarChart} from 'x';"],
  ["2:7 Identifier 'rows' has already been declared", 'const rows = 1;\nconst rows = 2;'],
])('%s', (expected, code) => {
  expect(findSyntaxError({name: 'Sales.tsx', code})).toBe(expected);
});

test('types are valid in TypeScript, and an error in JavaScript', () => {
  const code = 'export const rows: number[] = [];\n';
  expect(findSyntaxError({name: 'Sales.tsx', code})).toBeUndefined();
  expect(findSyntaxError({name: 'Sales.js', code})).toMatch(/^1:18 /);
});
