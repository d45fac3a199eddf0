import path from 'node:path';
import ts from 'typescript';
import {packTypes} from '../plugins/demos/types/packTypes';
import {
  createTypeService,
  type TypeService,
} from '../src/components/demo/edit/types/createTypeService';
import type {
  TypeAnswers,
  TypeQuestion,
  TypeRequest,
} from '../src/components/demo/edit/types/protocol';

const MODULES = [
  'react',
  'react/jsx-runtime',
  '@mui/material/Box',
  '@mui/x-charts',
  '@mui/x-charts/BarChart',
  '@mui/x-charts/LineChart',
  '@mui/x-data-grid',
];

let service: TypeService;
beforeAll(() => {
  service = createTypeService(ts);
  const packs = packTypes({
    siteDir: path.resolve(__dirname, '..'),
    packagesRoot: '.',
    modules: MODULES,
  });
  Object.values(packs).forEach((pack) => service.addPack(pack));
});

/** Asks about a demo, at the `▶` in its code if it has one. */
function ask<Question extends TypeQuestion>(
  question: Question,
  marked: string,
  more: Pick<Partial<TypeRequest>, 'files' | 'file' | 'name' | 'source'> = {},
): TypeAnswers[Question] {
  const at = Math.max(0, marked.indexOf('▶'));
  const code = marked.replace('▶', '');
  return service.answer<Question>(
    {question, files: [{name: 'Demo.tsx', code}], file: 'Demo.tsx', at, ...more},
    {BarChart: {layout: '/x/api/charts/bar-chart/#bar-chart-prop-layout'}},
  );
}

/** A demo with a statement or an element in its place. The line to report starts with a `▶`. */
const demo = ({
  imports = "import {BarChart} from '@mui/x-charts/BarChart';",
  body = '',
  jsx = '<BarChart series={[]} />',
}) => `import * as React from 'react';
${imports}

export default function Demo() {
  ${body}
  return (
    <div>
      ${jsx}
    </div>
  );
}
`;
const GRID = "import {DataGrid, type GridColDef} from '@mui/x-data-grid';";

const MISTAKES: [name: string, code: string, message: RegExp, fix?: RegExp][] = [
  [
    'an unknown prop',
    demo({jsx: '<BarChart\n▶heigth={300}\nseries={[]} />'}),
    /'heigth' does not exist .* Did you mean 'height'\?/s,
    /'height'/,
  ],
  [
    'an unknown prop without a similar one',
    demo({jsx: '<BarChart\n▶caption="Sales"\nseries={[]} />'}),
    /'caption' does not exist/,
  ],
  [
    'a wrong value',
    demo({jsx: '<BarChart\n▶layout="horizontl"\nseries={[]} />'}),
    /Did you mean '"horizontal"'\?/,
    /'horizontal'/,
  ],
  [
    'a value of another type',
    demo({jsx: '<BarChart\n▶height="300"\nseries={[]} />'}),
    /Type 'string' is not assignable to type 'number'/,
  ],
  ['a missing prop', demo({jsx: '▶<BarChart />'}), /Property 'series' is missing/],
  [
    'an unknown option',
    demo({jsx: '<BarChart series={[{\ndata: [1],\n▶stak: "a"}]} />'}),
    /Did you mean to write 'stack'\?/,
    /'stack'/,
  ],
  [
    'a wrong value of an option',
    demo({jsx: '<BarChart series={[{\n▶data: "1, 2"}]} />'}),
    /Type 'string' is not assignable/,
  ],
  [
    'an unknown option of a column',
    demo({
      imports: GRID,
      body: "const columns: GridColDef[] = [{field: 'a',\n▶widht: 100}];",
      jsx: '<DataGrid rows={[]} columns={columns} />',
    }),
    /'widht' does not exist in type 'GridColDef/,
    /'width'/,
  ],
  [
    'a callback with a wrong parameter',
    demo({
      imports: GRID,
      jsx: '<DataGrid rows={[]} columns={[]}\nonRowClick={(params) =>\n▶params.rows} />',
    }),
    /Property 'rows' does not exist .* Did you mean 'row'\?/s,
    /'row'/,
  ],
  [
    'a missing import',
    demo({imports: '', jsx: '▶<LineChart series={[]} />'}),
    /Cannot find name 'LineChart'/,
    /Add import from "@mui\/x-charts\/LineChart"/,
  ],
  [
    'a missing export',
    demo({
      imports: "▶import {BarChrt} from '@mui/x-charts/BarChart';",
      jsx: '<BarChrt series={[]} />',
    }),
    /no exported member named 'BarChrt'\. Did you mean 'BarChart'\?/,
    /'BarChart'/,
  ],
  [
    'a wrong import',
    demo({imports: "▶import {BarChart} from '@mui/x-chart/BarChart';"}),
    /Cannot find module '@mui\/x-chart\/BarChart'/,
  ],
  [
    'a default import of a module without one',
    demo({imports: "▶import BarChart from '@mui/x-charts/BarChart';"}),
    /has no default export/,
  ],
  [
    'a misspelt hook',
    demo({body: '▶const [count] = React.useSate(0);', jsx: '{count}'}),
    /Did you mean 'useState'\?/,
    /'useState'/,
  ],
  [
    'a misspelt name',
    demo({body: 'const rows = [1];', jsx: '<p />\n▶{row.length}'}),
    /Cannot find name 'row'\. Did you mean 'rows'\?/,
    /'rows'/,
  ],
  [
    'a number that may be undefined',
    demo({body: 'const first = [1].find(Boolean);\n▶const next = first + 1;', jsx: '{next}'}),
    /'first' is possibly 'undefined'/,
  ],
];

describe('mistakes', () => {
  test.each(MISTAKES.map(([name, code, message, fix]) => ({name, code, message, fix})))(
    '$name',
    ({code, message, fix}) => {
      const text = code.replace('▶', '');
      const [problem] = ask('check', code);
      expect(problem?.message).toMatch(message);
      expect(text.slice(0, problem?.from).split('\n')).toHaveLength(
        code.slice(0, code.indexOf('▶')).split('\n').length,
      );
      expect(problem?.fixes[0]?.name ?? '').toMatch(fix ?? /^/);
    },
  );

  it('finds none in a correct demo, nor in JavaScript', () => {
    const code = demo({body: 'const ref = React.useRef<SVGSVGElement>(null);'});
    expect(ask('check', code)).toEqual([]);
    const files = [{name: 'Demo.jsx', code: demo({jsx: '<BarChart heigth={1} />'})}];
    expect(ask('check', '', {files, file: 'Demo.jsx'})).toEqual([]);
  });

  it('finds mistakes across the files of a demo', () => {
    const files = [
      {name: 'Demo.tsx', code: demo({jsx: '{rows}', imports: "import {rows} from './data/rows';"})},
      {name: 'data/rows.ts', code: 'export const row = 1;'},
    ];
    expect(ask('check', '', {files})[0]?.message).toMatch(/no exported member named 'rows'/);
  });
});

it('completes and describes props, values, and names of other modules', () => {
  const labels = (code: string) => ask('complete', code)?.options.map(({label}) => label);
  const prop = demo({jsx: '<BarChart la▶ series={[]} />'});
  expect(labels(prop)).toEqual(expect.arrayContaining(['layout', 'height']));
  expect(labels(demo({jsx: '<BarChart layout="▶" series={[]} />'}))).toEqual([
    'vertical',
    'horizontal',
  ]);
  expect(ask('describe', prop, {name: 'layout'})).toMatchObject({
    code: expect.stringContaining('"vertical" | "horizontal"'),
    text: 'The direction of the bar elements.',
    href: '/x/api/charts/bar-chart/#bar-chart-prop-layout',
  });
  expect(labels(demo({body: 'React.use▶'}))).toContain('useState');
  const unknown = demo({imports: '', jsx: '<LineCh▶'});
  const {source} = ask('complete', unknown)!.options.find(({label}) => label === 'LineChart')!;
  expect(ask('describe', unknown, {name: 'LineChart', source})?.edits?.[0]?.insert).toMatch(
    /^import \{LineChart\} from '@mui\/x-charts/,
  );
});

it('describes names and calls', () => {
  expect(ask('hover', demo({jsx: '<BarChart lay▶out="vertical" series={[]} />'}))).toMatchObject({
    text: 'The direction of the bar elements.',
    href: '/x/api/charts/bar-chart/#bar-chart-prop-layout',
  });
  const call = ask('sign', demo({body: 'React.useState(1▶)'}))!;
  expect(call.code.slice(call.parameter.from, call.parameter.to)).toMatch(/^initialState/);
});
