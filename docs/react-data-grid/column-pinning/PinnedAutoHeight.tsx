import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPro, useGridApiRef, type GridColDef} from '@mui/x-data-grid-pro';
import {departures, type Departure} from '../data/departures';

// #region preview
export default function PinnedAutoHeight() {
  const apiRef = useGridApiRef();
  const [more, setMore] = React.useState(false);

  const columns = React.useMemo<GridColDef<Departure>[]>(
    () => [
      {field: 'route', headerName: 'Route', width: 220},
      {field: 'vessel', headerName: 'Vessel', width: 200},
      {field: 'status', headerName: 'Status', width: 200},
      {
        field: 'edit',
        headerName: 'Edit',
        width: 110,
        sortable: false,
        renderCell: ({hasFocus}) => (
          <Stack sx={{py: 0.5}}>
            {(more ? ['Delay', 'Cancel', 'Copy'] : ['Delay']).map((label) => (
              <Button key={label} size="small" tabIndex={hasFocus ? 0 : -1}>
                {label}
              </Button>
            ))}
          </Stack>
        ),
      },
    ],
    [more],
  );

  React.useLayoutEffect(() => {
    apiRef.current?.resetRowHeights();
  }, [apiRef, more]);

  return (
    <div style={{width: '100%'}}>
      <Button variant="outlined" onClick={() => setMore(!more)}>
        {more ? 'Fewer actions' : 'More actions'}
      </Button>
      <div style={{height: 400, marginTop: 8}}>
        <DataGridPro
          aria-label="Departures"
          apiRef={apiRef}
          rows={departures}
          columns={columns}
          getRowHeight={() => 'auto'}
          initialState={{pinnedColumns: {left: ['edit']}}}
        />
      </div>
    </div>
  );
}
// #endregion
