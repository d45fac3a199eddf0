import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircleIcon from '@mui/icons-material/Circle';
import {DataGrid, type GridColDef, type GridSlotProps} from '@mui/x-data-grid';
import {createReadings, type Reading} from '../data/readings';

const rows = createReadings(100);

// #region preview
declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    connected?: boolean;
  }
}

const columns: GridColDef<Reading>[] = [
  {field: 'instrument', headerName: 'Instrument', width: 130},
  {field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 150},
];

function StatusFooter({connected}: GridSlotProps['footer']) {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        p: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <CircleIcon fontSize="small" color={connected ? 'success' : 'disabled'} />
      {connected ? 'Connected to the mast' : 'Disconnected'}
    </Box>
  );
}

const slots = {footer: StatusFooter};

export default function FooterWithStatus() {
  const [connected, setConnected] = React.useState(true);

  return (
    <div style={{width: '100%'}}>
      <Button onClick={() => setConnected(!connected)}>
        {connected ? 'Disconnect' : 'Connect'}
      </Button>
      <div style={{height: 320}}>
        <DataGrid
          aria-label="Readings"
          rows={rows}
          columns={columns}
          slots={slots}
          slotProps={{footer: {connected}}}
        />
      </div>
    </div>
  );
}
// #endregion
