import * as React from 'react';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
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

  React.useEffect(() => {
    const closeWithEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setCell(null);
      }
    };
    document.addEventListener('keydown', closeWithEscape);
    return () => document.removeEventListener('keydown', closeWithEscape);
  }, []);

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
      <Popper
        open={Boolean(cell)}
        anchorEl={cell}
        placement="bottom-start"
        sx={{pointerEvents: 'none'}}
      >
        <Paper elevation={8} sx={{p: 1}}>
          {String(value).length} characters
        </Paper>
      </Popper>
    </div>
  );
}
