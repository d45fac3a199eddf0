import {render, screen} from '@testing-library/react';
import * as jsxRuntime from 'react/jsx-runtime';
import {evaluateDemo, type DemoCodeError, type LoadModule} from './evaluateDemo';
import type {RunnerFile} from './protocol';

const load: LoadModule = (specifier) =>
  ({
    react: Promise.resolve({useState: () => [7, () => undefined]}),
    'react/jsx-runtime': Promise.resolve(jsxRuntime),
    'a-package': Promise.resolve({__esModule: true, default: 'from a package'}),
  })[specifier];

async function renderDemo(files: RunnerFile[]): Promise<void> {
  const Demo = await evaluateDemo(files, load);
  render(<Demo />);
}

it('runs TypeScript with JSX, packages, and files of the demo', async () => {
  await renderDemo([
    {
      name: 'X.tsx',
      code: `import type {Gone} from 'never-loaded';
import {useState} from 'react';
import text from 'a-package';
import {name} from './data/names';

export default function X(): React.ReactNode {
  const [count] = useState<number>(0);
  return <p>{text}, {name}, {count as number}</p>;
}`,
    },
    {name: 'data/names.ts', code: `import {rest} from '../rest';\nexport const name = rest;`},
    {name: 'rest.ts', code: `export const rest = 'from a file';`},
  ]);
  expect(screen.getByText('from a package, from a file, 7')).toBeInTheDocument();
});

it('runs JavaScript, JSON, and style sheet imports', async () => {
  await renderDemo([
    {
      name: 'X.js',
      code: `import './styles.css';\nimport rows from './rows.json';\nexport default () => <p>{rows[0]}</p>;`,
    },
    {name: 'styles.css', code: 'p {}'},
    {name: 'rows.json', code: '["first row"]'},
  ]);
  expect(screen.getByText('first row')).toBeInTheDocument();
});

it.each([
  ['const a = 1;\nconst b = [1};\n', /^Unexpected token/, 2],
  ["import {b} from 'react';\nimport a from 'left-pad';\na(b);", /"left-pad" isn't available/, 2],
  ["import x from './gone';\nx();", /^"\.\/gone" isn't a file of the demo\.$/, undefined],
  ['export const a = 1;', /^The file must have a component as its default export\.$/, undefined],
  ["throw new Error('on purpose');", /^on purpose$/, undefined],
])('rejects %j with %p', async (code, message, line) => {
  const error: unknown = await evaluateDemo([{name: 'X.tsx', code}], load).catch((e: unknown) => e);
  expect((error as DemoCodeError).message).toMatch(message);
  if (line) {
    expect(error).toMatchObject({line});
  }
});
