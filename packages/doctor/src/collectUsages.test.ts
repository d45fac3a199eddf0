import {collectUsages} from './collectUsages';

/** Lists the usages of a source, such as `prop DataGrid.rows 3`. */
const list = (code: string, file = 'App.tsx', kinds = /export|prop$|slot|class/) =>
  collectUsages(code, file)
    .usages.filter(({kind}) => kinds.test(kind))
    .map(({kind, name, of, line}) => `${kind} ${of ? `${of}.` : ''}${name} ${line}`);

it('finds imports, props, and slots of components, also under another name', () => {
  expect(
    list(`import * as React from 'react';
import {DataGrid as Grid, type GridColDef} from '@mui/x-data-grid';
import {Button} from '@mui/material';

export default function Orders(props: object) {
  return (
    <Grid<Order>
      rows={rows}
      aria-label="Orders"
      slots={{toolbar: Toolbar, 'footer': () => <Button color="error" />}}
      {...props}
    />
  );
}
`),
  ).toEqual([
    'export DataGrid 2',
    'export GridColDef 2',
    'prop DataGrid.rows 8',
    'prop DataGrid.aria-label 9',
    'prop DataGrid.slots 10',
    'slot DataGrid.toolbar 10',
    'slot DataGrid.footer 10',
  ]);
});

it('finds the members of a namespace', () => {
  expect(
    list("import * as charts from '@mui/x-charts';\nconst a = <charts.BarChart series={[]} />;\n"),
  ).toEqual(['export BarChart 2', 'prop BarChart.series 2']);
});

it('finds CSS classes in strings and templates', () => {
  expect(
    list("const a = {'& .MuiDataGrid-row': {}, [`.MuiDataGrid-cell--${b}`]: {}};\n", 'a.js'),
  ).toEqual(['class MuiDataGrid-row 1', 'class MuiDataGrid-cell 1']);
});

it('ignores other packages, comments, and names that only look like imports', () => {
  expect(
    list(`import {DataGrid} from './DataGrid';
// import {GridToolbar} from '@mui/x-data-grid';
const text = "import {GridToolbar} from '@mui/x-data-grid'";
const a = <DataGrid rows={[]} />;
`),
  ).toEqual([]);
});

it('parses type assertions of .ts files', () => {
  expect(list("import {a} from '@mui/x-charts';\nconst b = <string>a;\n", 'a.ts')).toEqual([
    'export a 1',
  ]);
});

it('finds the keys of columns, wherever they are written', () => {
  expect(
    list(
      `import {DataGrid, type GridColDef} from '@mui/x-data-grid';
const base = {field: 'port', hide: true};
const getColumns = (): GridColDef[] => [{field: 'load'}];
export function Ports() {
  const columns = useMemo(() => [base, ...(isWide ? [{flex: 1}] : [])], []);
  return <DataGrid columns={columns} />;
}
`,
      'App.tsx',
      /property/,
    ),
  ).toEqual([
    'property GridColDef.field 3',
    'property GridColDef.field 2',
    'property GridColDef.hide 2',
    'property GridColDef.flex 5',
  ]);
});

it('finds the methods of an API object, and not those of another object of that name', () => {
  expect(
    list(
      `import {useGridApiRef} from '@mui/x-data-grid';
const useTools = () => useGridApiRef().current;
function A() {
  const apiRef = useGridApiRef();
  apiRef.current?.forceUpdate();
}
function B({apiRef}) {
  apiRef.current.forceUpdate();
}
`,
      'App.tsx',
      /property/,
    ),
  ).toEqual(['property GridApi.forceUpdate 5']);
});

it('describes values, and follows names to them', () => {
  const {usages} = collectUsages(
    `import {DataGrid} from '@mui/x-data-grid';
const [model] = useState([1]);
const a = <DataGrid rowSelectionModel={model} density="compact" autoHeight sortModel={[] as never} />;
`,
    'App.tsx',
  );
  expect(
    usages.flatMap(({kind, name, value}) => (kind === 'prop' ? [`${name}: ${value}`] : [])),
  ).toEqual(['rowSelectionModel: array', "density: 'compact'", 'autoHeight: true', 'sortModel: ']);
});
