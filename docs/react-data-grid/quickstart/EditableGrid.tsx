import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
interface Loaf {
  id: number;
  loaf: string;
  baked: number;
  sold: number;
}

const rows: Loaf[] = [
  {id: 1, loaf: 'Rye', baked: 40, sold: 37},
  {id: 2, loaf: 'Spelt', baked: 24, sold: 24},
  {id: 3, loaf: 'Sourdough', baked: 60, sold: 51},
  {id: 4, loaf: 'Baguette', baked: 120, sold: 118},
];

const columns: GridColDef<Loaf>[] = [
  {field: 'loaf', headerName: 'Loaf', flex: 1, minWidth: 120},
  {field: 'baked', headerName: 'Baked', type: 'number', width: 100},
  {field: 'sold', headerName: 'Sold', type: 'number', width: 100, editable: true},
  {
    field: 'left',
    headerName: 'Left',
    type: 'number',
    width: 100,
    valueGetter: (_, row) => row.baked - row.sold,
  },
];

export default function EditableGrid() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Loaves sold today"
        rows={rows}
        columns={columns}
        checkboxSelection
        showToolbar
        processRowUpdate={(row) => ({...row, sold: Math.min(row.sold, row.baked)})}
      />
    </div>
  );
}
// #endregion
