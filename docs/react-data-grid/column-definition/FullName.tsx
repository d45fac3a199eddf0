import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Sailor {
  id: number;
  firstName: string;
  lastName: string;
  ship: string;
}

const rows: Sailor[] = [
  {id: 1, firstName: 'Ines', lastName: 'Duarte', ship: 'Tern'},
  {id: 2, firstName: 'Olav', lastName: 'Berg', ship: 'Skua'},
  {id: 3, firstName: 'Mara', lastName: 'Horvat', ship: 'Tern'},
  {id: 4, firstName: 'Jon', lastName: 'Aas', ship: 'Petrel'},
];

// #region preview
const columns: GridColDef<Sailor>[] = [
  {
    field: 'fullName',
    headerName: 'Name',
    width: 180,
    // `row` is {firstName: 'Ines', lastName: 'Duarte', ship: 'Tern', …}
    valueGetter: (value, row) => `${row.firstName ?? ''} ${row.lastName ?? ''}`,
  },
  {field: 'ship', headerName: 'Ship', width: 110},
];

export default function FullName() {
  return (
    <div style={{height: 266, width: '100%'}}>
      <DataGrid aria-label="Crew" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
// #endregion
