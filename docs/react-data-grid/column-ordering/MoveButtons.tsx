import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  GridColumnMenu,
  useGridApiContext,
  type GridApiPro,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, product: 'Standing desk', warehouse: 'Newark', stock: 42},
  {id: 2, product: 'Desk lamp', warehouse: 'Dallas', stock: 310},
  {id: 3, product: 'Webcam', warehouse: 'Reno', stock: 128},
  {id: 4, product: 'Office chair', warehouse: 'Atlanta', stock: 57},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', width: 140},
  {field: 'warehouse', headerName: 'Warehouse', width: 120},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 100},
];

// Pinned columns keep their position at the edge.
const canMoveTo = (api: GridApiPro, field: string | undefined) =>
  field !== undefined && api.isColumnPinned(field) === false;

// #region preview
function MoveItems({colDef, onClick}: GridColumnMenuItemProps) {
  const {current: api} = useGridApiContext();
  const fields = api.getVisibleColumns().map((column) => column.field);
  const position = fields.indexOf(colDef.field);

  return [-1, 1].map((step) => {
    const neighbor = fields[position + step];
    const move = (event: React.MouseEvent) => {
      // The index counts all columns, including hidden ones.
      api.setColumnIndex(colDef.field, api.getColumnIndex(neighbor!, false));
      onClick(event);
    };
    // canMoveTo(), in the same file, is false at the edges and for pinned columns.
    return (
      <MenuItem key={step} disabled={!canMoveTo(api, neighbor)} onClick={move}>
        {step < 0 ? 'Move backward' : 'Move forward'}
      </MenuItem>
    );
  });
}
// #endregion

function MenuWithMove(props: GridColumnMenuProps) {
  const {current: api} = useGridApiContext();
  const slots = canMoveTo(api, props.colDef.field)
    ? {columnMenuMoveItems: MoveItems}
    : undefined;
  return <GridColumnMenu {...props} slots={slots} />;
}

export default function MoveButtons() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGridPro
        aria-label="Inventory"
        rows={rows}
        columns={columns}
        slots={{columnMenu: MenuWithMove}}
      />
    </div>
  );
}
