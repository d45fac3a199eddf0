import {DataGrid, type GridColDef, type GridRowsProp} from '@mui/x-data-grid';

// #region preview
const rows: GridRowsProp = [
  {id: 1, tree: 'Silver birch', height: 22},
  {id: 2, tree: 'Sessile oak', height: 31},
  {id: 3, tree: 'Small-leaved lime', height: 27},
];

const columns: GridColDef[] = [{field: 'tree', width: 180}, {field: 'height'}];

export default function TwoFields() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid aria-label="Trees" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
// #endregion
