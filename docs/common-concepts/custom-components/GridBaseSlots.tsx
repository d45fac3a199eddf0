import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridSlots,
  type PropsFromSlot,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 110},
  {field: 'stock', headerName: 'In stock', type: 'number', width: 110},
];

const rows = [
  {id: 1, product: 'Desk lamp', warehouse: 'Denver', stock: 220},
  {id: 2, product: 'Office chair', warehouse: 'Atlanta', stock: 140},
  {id: 3, product: 'Standing desk', warehouse: 'Denver', stock: 31},
];

const initialState = {pagination: {paginationModel: {pageSize: 25}}};

// #region preview
/** Replaces all text buttons of the grid, including those in its panels. */
function PillButton({size, ...props}: PropsFromSlot<GridSlots['baseButton']>) {
  return <Button {...props} size={size} variant="outlined" sx={{borderRadius: 8}} />;
}

const slots = {baseButton: PillButton};
const slotProps = {baseSelect: {size: 'small'}} as const;

// <DataGrid slots={slots} slotProps={slotProps} showToolbar />
// #endregion

export default function GridBaseSlots() {
  return (
    <div style={{height: 324, width: '100%'}}>
      <DataGrid
        aria-label="Inventory"
        columns={columns}
        rows={rows}
        slots={slots}
        slotProps={slotProps}
        showToolbar
        initialState={initialState}
      />
    </div>
  );
}
