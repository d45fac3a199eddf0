import {DataGrid, GridToolbar, type GridColDef} from '@mui/x-data-grid';

interface Loaf {
  id: number;
  loaf: string;
  price: number;
  baked: number;
  sold: number;
}

const rows: Loaf[] = [
  {id: 1, loaf: 'Rye', price: 5.2, baked: 40, sold: 37},
  {id: 2, loaf: 'Spelt', price: 6.4, baked: 24, sold: 24},
  {id: 3, loaf: 'Sourdough', price: 5.8, baked: 60, sold: 51},
  {id: 4, loaf: 'Baguette', price: 2.1, baked: 120, sold: 118},
];

const columns: GridColDef<Loaf>[] = [
  {field: 'loaf', headerName: 'Loaf', flex: 1, minWidth: 120},
  {field: 'price', headerName: 'Price (€)', type: 'number', width: 110},
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
      {/* #region preview */}
      <DataGrid
        aria-label="Loaves"
        rows={rows}
        columns={columns}
        checkboxSelection
        slots={{toolbar: GridToolbar}}
        slotProps={{toolbar: {showQuickFilter: true}}}
        processRowUpdate={(row) => ({...row, sold: Math.min(row.sold, row.baked)})}
      />
      {/* #endregion */}
    </div>
  );
}
