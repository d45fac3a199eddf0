import {render, screen} from '@testing-library/react';
import * as jsxRuntime from 'react/jsx-runtime';
import type {DemoCodeError} from './evaluateDemo';
import {evaluateDemo, type LoadModule} from './evaluateDemo';
import type {RunnerFile} from './protocol';

const load: LoadModule = (request) =>
  ({
    react: Promise.resolve({useState: () => [7, () => undefined]}),
    'react/jsx-runtime': Promise.resolve(jsxRuntime),
    'a-package': Promise.resolve({__esModule: true, default: 'from a package'}),
  })[request];

async function show(files: RunnerFile[]): Promise<void> {
  const Demo = await evaluateDemo(files, load);
  render(<Demo />);
}

async function failWith(code: string, more: RunnerFile[] = []): Promise<DemoCodeError> {
  const error: unknown = await evaluateDemo([{name: 'X.tsx', code}, ...more], load).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error as DemoCodeError;
}

describe('evaluateDemo', () => {
  it('runs TypeScript with JSX, packages and files of the demo', async () => {
    await show([
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
      {
        name: 'data/names.ts',
        code: `import {rest} from '../rest';\nexport const name: string = rest;`,
      },
      {name: 'rest.ts', code: `export const rest = 'from a file';`},
    ]);
    expect(screen.getByText('from a package, from a file, 7')).toBeInTheDocument();
  });

  it('runs JavaScript, JSON and an import of a style sheet', async () => {
    await show([
      {
        name: 'X.js',
        code: `import './styles.css';\nimport rows from './rows.json';\nexport default () => <p>{rows[0]}</p>;`,
      },
      {name: 'styles.css', code: 'p {}'},
      {name: 'rows.json', code: '["first row"]'},
    ]);
    expect(screen.getByText('first row')).toBeInTheDocument();
  });

  it('says where the code cannot be read', async () => {
    expect(await failWith('const a = 1;\nconst b = [1};\n')).toMatchObject({
      message: expect.stringMatching(/^Unexpected token/),
      line: 2,
    });
  });

  it('says which package is not there, and where it is imported', async () => {
    expect(
      await failWith(`import {useState} from 'react';\nimport x from 'left-pad';\nx(useState);`),
    ).toMatchObject({message: expect.stringContaining('"left-pad" is not available'), line: 2});
  });

  it('says which file is not there', async () => {
    expect((await failWith(`import x from './gone';\nx();`)).message).toBe(
      '"./gone" finds no file of the demo.',
    );
  });

  it('asks for a component', async () => {
    expect((await failWith('export const a = 1;')).message).toBe(
      'The file must have a component as its default export.',
    );
  });

  it('passes on what the code throws', async () => {
    expect((await failWith(`throw new Error('on purpose');`)).message).toBe('on purpose');
  });
});
