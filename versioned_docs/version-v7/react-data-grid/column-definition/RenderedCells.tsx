import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

export default function RenderedCells() {
  const [boarded, setBoarded] = React.useState<number[]>([]);

  // #region preview
  const columns = React.useMemo<GridColDef<Departure>[]>(
    () => [
      {field: 'route', headerName: 'Route', flex: 1, minWidth: 170},
      {
        field: 'status',
        headerName: 'Status',
        width: 120,
        renderCell: ({value}) => (value === 'On time' ? value : <strong>{value}</strong>),
      },
      {
        field: 'boarding',
        headerName: 'Boarding',
        width: 140,
        display: 'flex',
        sortable: false,
        renderCell: ({id, row, hasFocus}) => (
          <Button
            size="small"
            tabIndex={hasFocus ? 0 : -1}
            disabled={boarded.includes(row.id) || row.status === 'Canceled'}
            onClick={() => setBoarded((ids) => [...ids, row.id])}
            onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
          >
            {boarded.includes(row.id) ? 'Boarded' : `Board no. ${id}`}
          </Button>
        ),
      },
    ],
    [boarded],
  );
  // #endregion

  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid aria-label="Departures" rows={departures} columns={columns} />
    </div>
  );
}
