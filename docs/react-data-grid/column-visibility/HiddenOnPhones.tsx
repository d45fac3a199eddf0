import * as React from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

const rows = [
  {id: 'INV-1001', customer: 'Alder Clinics', amount: 6_603.03, status: 'Paid'},
  {id: 'INV-1002', customer: 'Foxglove Media', amount: 4_692, status: 'Overdue'},
  {id: 'INV-1003', customer: 'Hudson Hotels', amount: 1_208.5, status: 'Sent'},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Invoice', width: 110},
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'amount', headerName: 'Amount ($)', type: 'number', width: 120},
  {field: 'status', headerName: 'Status', width: 110},
];

// #region preview
// A row: {id: 'INV-1001', customer: 'Alder Clinics', amount: 6603.03, status: 'Paid'}
export default function HiddenOnPhones() {
  const screen = useMediaQuery('(max-width: 600px)') ? 'phone' : 'desktop';
  const [models, setModels] = React.useState({
    phone: {id: false, status: false} as GridColumnVisibilityModel,
    desktop: {} as GridColumnVisibilityModel,
  });

  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        columnVisibilityModel={models[screen]}
        onColumnVisibilityModelChange={(model) =>
          setModels((prev) => ({...prev, [screen]: model}))
        }
        showToolbar
        hideFooter
      />
    </div>
  );
}
// #endregion
