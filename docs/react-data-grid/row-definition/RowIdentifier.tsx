import {DataGrid, type GridColDef, type GridRowsProp} from '@mui/x-data-grid';

interface Vessel {
  internalId: string;
  name: string;
  seats: number;
}

// #region preview
const rows: GridRowsProp<Vessel> = [
  {internalId: 'NO-4471', name: 'Tern', seats: 120},
  {internalId: 'NO-4502', name: 'Petrel', seats: 60},
  {internalId: 'NO-4618', name: 'Skua', seats: 90},
];

const columns: GridColDef<Vessel>[] = [
  {field: 'name', headerName: 'Vessel', width: 140},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 110},
];

// Defined outside the component, so the reference doesn't change.
function getRowId(row: Vessel) {
  return row.internalId;
}

export default function RowIdentifier() {
  return (
    <div style={{height: 290, width: '100%'}}>
      <DataGrid
        aria-label="Vessels"
        rows={rows}
        columns={columns}
        getRowId={getRowId}
      />
    </div>
  );
}
// #endregion
