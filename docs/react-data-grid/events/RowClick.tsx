import * as React from 'react';
import {DataGrid, type GridColDef, type GridEventListener} from '@mui/x-data-grid';

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
export default function RowClick() {
  const [text, setText] = React.useState('Click a row.');

  const showRow: GridEventListener<'rowClick'> = ({row}, event) =>
    setText(`${event.shiftKey ? 'Shift + click' : 'Click'} on ${row.customer}`);

  return (
    <div style={{width: '100%'}}>
      <div style={{height: 320}}>
        <DataGrid
          aria-label="Orders"
          rows={rows} // [{id: 10001, customer: 'Alder Clinics', total: 549}, …]
          columns={columns}
          onRowClick={showRow}
        />
      </div>
      <p role="status">{text}</p>
    </div>
  );
}
// #endregion
