import * as React from 'react';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

const rows = createParcels(100);

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', width: 150},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'status', headerName: 'Status', width: 110},
];

export default function CellPopover() {
  const apiRef = useGridApiRef();
  const [cell, setCell] = React.useState<HTMLElement | null>(null);

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

  const field = cell?.dataset.field;
  const id = cell?.closest<HTMLElement>('[data-id]')?.dataset.id;
  const value = field && id ? apiRef.current?.getCellValue(id, field) : '';

  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
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
        <Typography sx={{p: 1}}>{String(value).length} characters</Typography>
      </Popover>
    </div>
  );
}
// #endregion
