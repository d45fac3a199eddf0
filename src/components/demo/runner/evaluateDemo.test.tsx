import {render, screen} from '@testing-library/react';
import * as jsxRuntime from 'react/jsx-runtime';
import {evaluateDemo, type LoadModule} from './evaluateDemo';
import type {RunnerFile} from './protocol';

const load: LoadModule = (specifier) =>
  ({
    react: Promise.resolve({useState: () => [7, () => undefined]}),
    'react/jsx-runtime': Promise.resolve(jsxRuntime),
    'a-package': Promise.resolve({__esModule: true, default: 'from a package'}),
  })[specifier];

async function renderDemo(files: RunnerFile[]): Promise<void> {
  const {Component} = await evaluateDemo(files, load);
  render(<Component />);
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
    {name: 'data/names.ts', code: `import {rest} from '../more';\nexport const name = rest;`},
    {name: 'more/index.ts', code: `export const rest = 'from a file';`},
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

it('returns the style sheets that files import, and loops that end run', async () => {
  const {css} = await evaluateDemo(
    [
      {
        name: 'X.tsx',
        code: `import './a.css';\nlet sum = 0;\nfor (const n of [1, 2]) if (n) for (let i = 0; i < n; i += 1) sum += n;\nif (sum !== 5) throw new Error(String(sum));\nexport default () => null;`,
      },
      {name: 'a.css', code: 'p {}'},
      {name: 'unused.css', code: 'b {}'},
    ],
    load,
  );
  expect(css).toBe('p {}');
});
