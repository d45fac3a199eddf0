import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridSlots,
  type PropsFromSlot,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'boat', headerName: 'Boat', flex: 1},
  {field: 'port', headerName: 'Home port', flex: 1},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 110},
];

const rows = [
  {id: 1, boat: 'Eider', port: 'Westhaven', seats: 220},
  {id: 2, boat: 'Fulmar', port: 'Norrvik', seats: 140},
  {id: 3, boat: 'Gannet', port: 'Westhaven', seats: 310},
];

// #region preview
/** Used for all text buttons of the grid, including those in its panels. */
function PillButton({size, ...props}: PropsFromSlot<GridSlots['baseButton']>) {
  return <Button {...props} size={size} variant="outlined" sx={{borderRadius: 8}} />;
}

const slots = {baseButton: PillButton};
const slotProps = {baseSelect: {size: 'small'}} as const;

export default function GridBaseSlots() {
  return (
    <div style={{height: 324, width: '100%'}}>
      <DataGrid
        aria-label="Boats"
        columns={columns}
        rows={rows}
        slots={slots}
        slotProps={slotProps}
        showToolbar
        initialState={{pagination: {paginationModel: {pageSize: 25}}}}
      />
    </div>
  );
}
// #endregion
