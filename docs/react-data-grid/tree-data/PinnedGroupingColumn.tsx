import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Part {
  id: number;
  path: string[];
  supplier: string;
  cost: number;
  stock: number;
}

const rows: Part[] = [
  {id: 1, path: ['Frame'], supplier: 'Brightline', cost: 96, stock: 40},
  {id: 2, path: ['Frame', 'Leg'], supplier: 'Contoso', cost: 38, stock: 160},
  {id: 3, path: ['Frame', 'Crossbar'], supplier: 'Contoso', cost: 12, stock: 75},
  {id: 4, path: ['Desktop'], supplier: 'Lakeside Works', cost: 74, stock: 32},
  {id: 5, path: ['Electronics'], supplier: 'Fabrikam', cost: 52, stock: 58},
  {id: 6, path: ['Electronics', 'Keypad'], supplier: 'Fabrikam', cost: 14, stock: 90},
];

const columns: GridColDef<Part>[] = [
  {field: 'supplier', headerName: 'Supplier', width: 300},
  {field: 'cost', headerName: 'Cost', type: 'number', width: 300},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 300},
];

const getTreeDataPath: DataGridProProps<Part>['getTreeDataPath'] = (row) => row.path;

// #region preview
// A row: {id: 2, path: ['Frame', 'Leg'], supplier: 'Contoso', cost: 38, stock: 160}
const groupingColDef = {headerName: 'Part', width: 160};

const initialState = {
  pinnedColumns: {left: [GRID_TREE_DATA_GROUPING_FIELD]},
};

// Pass both to the grid:
// <DataGridPro treeData groupingColDef={groupingColDef} initialState={initialState} … />
// #endregion

export default function PinnedGroupingColumn() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        aria-label="Parts of a standing desk"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        initialState={initialState}
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
