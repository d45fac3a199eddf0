import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, type GridColDef, type GridSlotProps} from '@mui/x-data-grid';

const rows = [
  {id: 10001, customer: 'Alder Clinics', total: 549},
  {id: 10002, customer: 'Cedar Health', total: 1156},
  {id: 10003, customer: 'Hudson Hotels', total: 238},
];

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

// #region preview
declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    isConnected?: boolean;
  }
}

function StatusFooter({isConnected}: GridSlotProps['footer']) {
  return (
    <p role="status" style={{paddingInline: 16}}>
      {isConnected ? 'Receiving new orders' : 'Disconnected'}
    </p>
  );
}

// Pass it to the grid: <DataGrid slots={slots} slotProps={{footer: {isConnected}}} … />
const slots = {footer: StatusFooter};
// #endregion

export default function FooterWithStatus() {
  const [isConnected, setIsConnected] = React.useState(true);
  const slotProps = React.useMemo(() => ({footer: {isConnected}}), [isConnected]);

  return (
    <div style={{width: '100%'}}>
      <Button onClick={() => setIsConnected((prev) => !prev)}>
        {isConnected ? 'Disconnect' : 'Connect'}
      </Button>
      <div style={{height: 320}}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          slots={slots}
          slotProps={slotProps}
        />
      </div>
    </div>
  );
}
