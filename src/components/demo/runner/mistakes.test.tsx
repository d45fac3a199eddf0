import {Component, type ErrorInfo, type ReactNode} from 'react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import {act, fireEvent, render} from '@testing-library/react';
import {describeError} from './describeError';
import {evaluateDemo, type LoadModule} from './evaluateDemo';
import type {CodeProblem, RunnerFile} from './protocol';

const BarChart = ({children}: {children?: ReactNode}) => <div>{children}</div>;

const load: LoadModule = (specifier) =>
  ({
    react: Promise.resolve(React),
    'react/jsx-runtime': Promise.resolve(jsxRuntime),
    '@mui/x-charts/BarChart': Promise.resolve({__esModule: true, BarChart}),
  })[specifier];

interface BoundaryProps {
  children: ReactNode;
  onError: (error: unknown, stack: string | undefined) => void;
}

class Boundary extends Component<BoundaryProps> {
  override state = {failed: false};
  static getDerivedStateFromError = () => ({failed: true});
  override componentDidCatch(error: unknown, {componentStack}: ErrorInfo) {
    this.props.onError(error, componentStack ?? undefined);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Runs files as the runner does, and presses the button of the demo if it has one. */
async function run(files: RunnerFile[]): Promise<CodeProblem | undefined> {
  let problem: CodeProblem | undefined;
  const onError = (error: unknown, stack?: string) => {
    problem ??= describeError(error, stack);
  };
  const onWindowError = (event: ErrorEvent) => {
    event.preventDefault();
    onError(event.error);
  };
  window.addEventListener('error', onWindowError);
  try {
    const {Component: Demo} = await evaluateDemo(files, load);
    const {container} = render(
      <Boundary onError={onError}>
        <Demo />
      </Boundary>,
      {onCaughtError: () => undefined},
    );
    await act(async () => {
      container.querySelectorAll('button').forEach((button) => fireEvent.click(button));
    });
  } catch (error) {
    onError(error);
  }
  window.removeEventListener('error', onWindowError);
  return problem;
}

/** A demo with a statement or an element in its place. The line to report starts with a `▶`. */
const demo = ({
  imports = "import {BarChart} from '@mui/x-charts/BarChart';",
  before = '',
  body = '',
  jsx = '<BarChart />',
}) => `import * as React from 'react';
${imports}
${before}
export default function Demo() {
  ${body}
  return (
    <div>
      ${jsx}
    </div>
  );
}
`;

const ROWS = 'export const rows = [{id: 1}];\n';

const MISTAKES: [name: string, code: string, message: RegExp, others?: Record<string, string>][] = [
  // Syntax
  [
    'an unclosed tag',
    demo({jsx: '<BarChart\n▶    </div>'}).replace('    </div>\n  );', '  );'),
    /Unexpected token|Expected corresponding/,
  ],
  [
    'a missing brace of a prop',
    demo({jsx: '<BarChart height={300\n▶ width={400} />'}),
    /Unexpected token, expected "}"/,
  ],
  ['an unclosed string', demo({body: "▶const name = 'Sales;"}), /Unterminated string/],
  [
    'an unclosed attribute',
    demo({jsx: '<BarChart\n▶ title="Sales\n id="a" />'}),
    /Unterminated string/,
  ],
  ['an unclosed template', demo({before: '▶const name = `Sales;'}), /Unterminated template/],
  [
    'a wrong closing tag',
    demo({jsx: '▶<p><b>Sales</p></b>'}),
    /Expected corresponding JSX closing tag for <b>/,
  ],
  [
    'two elements without a parent',
    demo({}).replace('</div>\n  )', '</div>\n▶    <p />\n  )'),
    /Adjacent JSX elements/,
  ],
  [
    'a doubled brace in an import',
    demo({imports: "▶import {{BarChart} from '@mui/x-charts/BarChart';"}),
    /Unexpected token/,
  ],
  [
    'a missing comma',
    demo({before: 'const rows = [\n  1\n▶  2,\n];'}),
    /Unexpected token, expected ","/,
  ],
  [
    'a missing comma in an object',
    demo({before: 'const row = {\n  id: 1\n▶  name: 2,\n};'}),
    /Unexpected token, expected ","/,
  ],
  ['a wrong bracket', demo({before: '▶const rows = [1};'}), /Unexpected token/],
  ['an unclosed comment', demo({body: '▶/* Sales'}), /Unterminated comment/],
  [
    'a name declared twice',
    demo({before: 'const rows = 1;\n▶const rows = 2;'}),
    /'rows' has already been declared/,
  ],
  ['a constant without a value', demo({body: '▶const rows;'}), /Missing initializer/],
  ['a misspelt keyword', demo({body: '▶cosnt rows = 1;'}), /Missing semicolon/],
  [
    'an await outside of an async function',
    demo({body: '▶const data = await fetch("/");'}),
    /await/,
  ],
  [
    'a comment in a tag',
    demo({jsx: '<p>{// Sales}</p>'}).replace('    </div>', '▶    </div>'),
    /Unexpected token/,
  ],
  [
    'a class attribute with an expression',
    demo({jsx: '▶<p className=name />'}),
    /JSX value should be/,
  ],
  ['an invalid assignment', demo({body: '▶1 = 2;'}), /Invalid left-hand side/],
  ['a return outside of a function', demo({before: '▶return 1;'}), /'return' outside of function/],
  // Imports
  [
    'an unknown package',
    demo({imports: "▶import pad from 'left-pad';", jsx: '{pad(1)}'}),
    /"left-pad" isn't available here/,
  ],
  [
    'a misspelt package',
    demo({imports: "▶import {BarChart} from '@mui/x-chart/BarChart';"}),
    /"@mui\/x-chart\/BarChart" isn't available here/,
  ],
  [
    'a missing export',
    demo({imports: "▶import {BarChrt} from '@mui/x-charts/BarChart';", jsx: '<BarChrt />'}),
    /has no export "BarChrt". Did you mean "BarChart"\?/,
  ],
  [
    'a missing export in a list',
    demo({
      imports: "import {\n  BarChart,\n▶  BarPlot,\n} from '@mui/x-charts/BarChart';",
      jsx: '<BarChart><BarPlot /></BarChart>',
    }),
    /has no export "BarPlot"/,
  ],
  [
    'a missing default export',
    demo({imports: "▶import BarChart from '@mui/x-charts/BarChart';"}),
    /has no default export/,
  ],
  [
    'a missing file',
    demo({before: "▶import {rows} from './rows';", jsx: '{rows.length}'}),
    /"\.\/rows" isn't a file of the demo/,
  ],
  [
    'a missing export of a file',
    demo({before: "▶import {row} from './rows';", jsx: '{row.id}'}),
    /"\.\/rows" has no export "row"/,
    {'rows.ts': ROWS},
  ],
  [
    'a missing import in a file',
    demo({before: "import {rows} from './rows';", jsx: '{rows.length}'}),
    /"\.\/more" isn't a file/,
    {'rows.ts': "▶import {more} from './more';\nexport const rows = more;"},
  ],
  ['no default export', 'export const Demo = 1;', /must have a component as its default export/],
  ['a missing import', demo({imports: '', jsx: '▶<BarChart />'}), /BarChart is not defined/],
  [
    'braces around a default import',
    demo({before: "▶import {Card} from './Card';", jsx: '<Card />'}),
    /has no export "Card"/,
    {'Card.tsx': 'export default () => <p />;'},
  ],
  // Other files
  [
    'types in JavaScript',
    demo({imports: "import {rows} from './rows';", jsx: '{rows}'}),
    /Missing initializer in const declaration/,
    {'rows.js': '▶export const rows: number[] = [];'},
  ],
  [
    'a syntax error in another file',
    demo({before: "import {rows} from './rows';", jsx: '{rows.length}'}),
    /Unexpected token/,
    {'rows.ts': 'export const rows = [\n▶  {id: 1)\n];'},
  ],
  [
    'an error in another file',
    demo({before: "import {rows} from './rows';", jsx: '{rows().length}'}),
    /rows on purpose/,
    {'rows.ts': "export function rows(): number[] {\n▶  throw new Error('rows on purpose');\n}"},
  ],
  [
    'invalid JSON',
    demo({before: "import rows from './rows.json';", jsx: '{rows.length}'}),
    /JSON/,
    {'rows.json': '[\n▶  {id: 1}\n]'},
  ],
  // Rendering
  ['a throwing render', demo({body: "▶throw new Error('on purpose');"}), /on purpose/],
  ['a throwing module', demo({before: "▶throw new Error('on purpose');"}), /on purpose/],
  ['an unknown name', demo({jsx: '▶{rows.length}'}), /rows is not defined/],
  [
    'a value of undefined',
    demo({before: 'const data: {rows?: number[]} = {};', jsx: '<p />\n▶{data.rows!.map(String)}'}),
    /Cannot read properties of undefined \(reading 'map'\)/,
  ],
  [
    'a call of what is no function',
    demo({body: 'const rows: any = 1;\n▶rows.map(String);'}),
    /rows\.map is not a function/,
  ],
  [
    'an assignment to a constant',
    demo({body: 'const rows = [1];\n▶rows = [];'}),
    /Assignment to constant variable/,
  ],
  [
    'a name before its declaration',
    demo({body: '▶const count = rows.length;\nconst rows = [count];'}),
    /Cannot access 'rows' before initialization/,
  ],
  [
    'a component that is undefined',
    demo({before: 'const parts: any = {};', jsx: '▶<parts.Bar />'}),
    /This component is undefined/,
  ],
  [
    'a component that is an object',
    demo({before: 'const Bar: any = {};', jsx: '<p />\n▶<Bar />'}),
    /This component is an object/,
  ],
  [
    'an object as a child',
    demo({before: 'const row = {id: 1};', jsx: '▶<p>{row as any}</p>'}),
    /An object can't be rendered/,
  ],
  [
    'a throwing effect',
    demo({body: "React.useEffect(() => {\n▶throw new Error('effect on purpose');\n}, []);"}),
    /effect on purpose/,
  ],
  [
    'a throwing callback',
    demo({jsx: "<button\n▶onClick={() => { throw new Error('click on purpose'); }}>Go</button>"}),
    /click on purpose/,
  ],
  // Hooks
  [
    'a hook outside of a component',
    demo({before: '▶const [count] = React.useState(0);', jsx: '{count}'}),
    /A hook is called outside of a component/,
  ],
  [
    'a hook after a condition',
    demo({
      body: 'const [isOpen, setOpen] = React.useState(false);\nif (isOpen) {\n▶React.useMemo(() => 1, []);\n}',
      jsx: '<button onClick={() => setOpen(true)}>Open</button>',
    }),
    /more hooks than/,
  ],
  // Endless
  [
    'an endless loop',
    demo({body: 'let count = 0;\n▶while (count < 10) { Math.max(count, 1); }'}),
    /This loop doesn't end/,
  ],
  [
    'an endless loop without a block',
    demo({body: 'let count = 0;\n▶for (;;) count += 1;'}),
    /This loop doesn't end/,
  ],
  [
    'an endless loop in another file',
    demo({before: "import {rows} from './rows';", jsx: '{rows.length}'}),
    /This loop doesn't end/,
    {
      'rows.ts':
        'export const rows: number[] = [];\n▶do { rows.length = 0; } while (rows.length < 3);',
    },
  ],
  [
    'an endless recursion',
    demo({before: 'const sum = (n: number): number =>\n▶  n + sum(n - 1);', jsx: '{sum(3)}'}),
    /Maximum call stack/,
  ],
  [
    'an endless update',
    demo({
      body: 'const [count, setCount] = React.useState(0);\nReact.useLayoutEffect(() => {\n▶setCount(count + 1);\n});',
    }),
    /Maximum update depth|Too many updates/,
  ],
];

test.each(MISTAKES)('%s', async (_, code, message, others = {}) => {
  const sources = {'Demo.tsx': code, ...others};
  const [file, line] = Object.entries(sources).flatMap(([one, text]) => {
    const at = text.split('\n').findIndex((part) => part.includes('▶'));
    return at < 0 ? [] : [one, at + 1];
  }) as [string?, number?];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const problem = await run(
    Object.entries(sources).map(([one, text]) => ({name: one, code: text.replace('▶', '')})),
  );
  expect(problem?.message).toMatch(message);
  expect({file: problem?.file, line: problem?.line}).toEqual({file: file ?? 'Demo.tsx', line});
});
