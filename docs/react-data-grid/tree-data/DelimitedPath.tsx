import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

// #region preview
const rows = [
  {id: 1, path: 'Frame', cost: 96},
  {id: 2, path: 'Frame/Leg', cost: 38},
  {id: 3, path: 'Frame/Leg/Foot', cost: 4},
  {id: 4, path: 'Electronics', cost: 52},
  {id: 5, path: 'Electronics/Keypad', cost: 14},
];

type Part = (typeof rows)[number];

const getTreeDataPath: DataGridProProps<Part>['getTreeDataPath'] = (row) =>
  row.path.split('/');

// Render: <DataGridPro treeData getTreeDataPath={getTreeDataPath} rows={rows} … />
// #endregion

const columns: GridColDef<Part>[] = [
  {field: 'cost', headerName: 'Cost', type: 'number', width: 130},
];

export default function DelimitedPath() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPro
        aria-label="Parts of a standing desk"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
      />
    </div>
  );
}
