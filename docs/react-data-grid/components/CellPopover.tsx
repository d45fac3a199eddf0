import * as React from 'react';
import Popover from '@mui/material/Popover';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 10001, customer: 'Alder Clinics', product: 'Standing desk'},
  {id: 10002, customer: 'Cedar Health', product: 'Mechanical keyboard'},
  {id: 10003, customer: 'Hudson Hotels', product: 'Desk lamp'},
];

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'product', headerName: 'Product', width: 190},
];

// #region preview
function useHoveredCell() {
  const [cell, setCell] = React.useState<HTMLElement | null>(null);

  // Pass it to the grid: <DataGrid slotProps={slotProps} … />
  const slotProps = React.useMemo(
    () => ({
      cell: {
        onMouseEnter: (event: React.MouseEvent<HTMLElement>) =>
          setCell(event.currentTarget),
        onMouseLeave: () => setCell(null),
      },
    }),
    [],
  );

  const id = cell?.closest<HTMLElement>('[data-id]')?.dataset.id;
  return {cell, id, field: cell?.dataset.field, slotProps};
}
// #endregion

export default function CellPopover() {
  const apiRef = useGridApiRef();
  const {cell, id, field, slotProps} = useHoveredCell();
  const value = field && id ? apiRef.current?.getCellValue(id, field) : '';

  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        slotProps={slotProps}
      />
      <Popover
        open={Boolean(cell)}
        anchorEl={cell}
        anchorOrigin={{vertical: 'bottom', horizontal: 'left'}}
        disableRestoreFocus
        sx={{pointerEvents: 'none'}}
      >
        <p style={{margin: 8}}>{String(value).length} characters</p>
      </Popover>
    </div>
  );
}
