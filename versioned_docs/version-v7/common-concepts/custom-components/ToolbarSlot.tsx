import {DataGrid, GridToolbar, type GridColDef} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'boat', headerName: 'Boat', width: 120},
  {field: 'port', headerName: 'Home port', width: 140},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 100},
];

const rows = [
  {id: 1, boat: 'Eider', port: 'Westhaven', seats: 220},
  {id: 2, boat: 'Fulmar', port: 'Norrvik', seats: 140},
  {id: 3, boat: 'Gannet', port: 'Westhaven', seats: 310},
];

// #region preview
const slots = {toolbar: GridToolbar};
const slotProps = {toolbar: {showQuickFilter: true}};

export default function ToolbarSlot() {
  return (
    <div style={{height: 330, width: '100%'}}>
      <DataGrid
        aria-label="Boats"
        rows={rows}
        columns={columns}
        slots={slots}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
// #endregion
