import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
interface Duty {
  id: number;
  name: string;
  age: number;
  duty: string;
}

const rows: Duty[] = [
  {id: 1, name: 'Aino Berg', age: 34, duty: 'Skipper'},
  {id: 2, name: 'Aino Berg', age: 34, duty: 'Safety officer'},
  {id: 3, name: 'Leif Aas', age: 34, duty: 'Engineer'},
  {id: 4, name: 'Leif Aas', age: 34, duty: 'Deckhand'},
  {id: 5, name: 'Mara Costa', age: 27, duty: 'Deckhand'},
];

const columns: GridColDef<Duty>[] = [
  {field: 'name', headerName: 'Name', width: 120},
  {
    field: 'age',
    headerName: 'Age',
    type: 'number',
    width: 80,
    // Aino and Leif are the same age, but each of them has a cell.
    rowSpanValueGetter: (value, row) => (row ? `${row.name}-${row.age}` : value),
  },
  {field: 'duty', headerName: 'Duty', flex: 1, minWidth: 120},
];

export default function CompoundKey() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Duties of the crew"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
        sx={{'& .MuiDataGrid-row:hover': {backgroundColor: 'transparent'}}}
      />
    </div>
  );
}
// #endregion
