import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

type BoardingRow = Departure & {boarding?: boolean};

export default function RenderedCells() {
  const [rows, setRows] = React.useState<BoardingRow[]>(departures);

  // #region preview
  const columns = React.useMemo<GridColDef<BoardingRow>[]>(() => {
    const startBoarding = (id: number) =>
      setRows((all) =>
        all.map((row) => (row.id === id ? {...row, boarding: true} : row)),
      );

    return [
      {field: 'route', headerName: 'Route', flex: 1, minWidth: 170},
      {
        field: 'status',
        headerName: 'Status',
        width: 120,
        renderCell: ({value}) =>
          value === 'On time' ? value : <strong>{value}</strong>,
      },
      {
        field: 'boarding',
        headerName: 'Boarding',
        type: 'boolean',
        width: 120,
        renderCell: ({row, hasFocus}) => (
          <Button
            size="small"
            tabIndex={hasFocus ? 0 : -1}
            disabled={row.boarding || row.status === 'Canceled'}
            onClick={() => startBoarding(row.id)}
            onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
          >
            {row.boarding ? 'Started' : 'Start'}
          </Button>
        ),
      },
    ];
  }, []);
  // #endregion

  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid aria-label="Departures" rows={rows} columns={columns} />
    </div>
  );
}
