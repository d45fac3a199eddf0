import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

// #region preview
const rows = [
  {id: 1, boat: 'Tern', yard: 'North Pier Yard'},
  {id: 2, boat: 'Petrel', yard: null},
  {id: 3, boat: 'Skua', yard: 'Berg Steel'},
  {id: 4, boat: 'Gannet', yard: 'North Pier Yard'},
  {id: 5, boat: 'Puffin', yard: null},
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'yard', headerName: 'Yard', width: 150},
  {field: 'boat', headerName: 'Boat', width: 110},
];

export default function MissingKeys() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Boats by yard"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: {model: ['yard']},
          columns: {columnVisibilityModel: {yard: false}},
        }}
      />
    </div>
  );
}
// #endregion
