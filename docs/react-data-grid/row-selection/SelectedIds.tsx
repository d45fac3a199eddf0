import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRowSelectionIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 'INV-1001', customer: 'Alder Clinics', amount: 1290},
  {id: 'INV-1002', customer: 'Cedar Health', amount: 845.5},
  {id: 'INV-1003', customer: 'Hudson Hotels', amount: 4312},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Invoice', width: 110},
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'amount', headerName: 'Amount ($)', type: 'number', width: 110},
];

// #region preview
// A row: {id: 'INV-1001', customer: 'Alder Clinics', amount: 1290}
export default function SelectedIds() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('No invoices selected.');

  const handleChange = () => {
    // A Map of ids and rows, for both types of the model.
    const selected = gridRowSelectionIdsSelector(apiRef);
    setMessage(`Selected: ${[...selected.keys()].join(', ') || 'none'}`);
  };
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <Typography variant="body2" role="status" sx={{mb: 1}}>
        {message}
      </Typography>
      <div style={{height: 268}}>
        <DataGrid
          aria-label="Invoices to pay"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          onRowSelectionModelChange={handleChange}
        />
      </div>
    </div>
  );
}
