import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createParcels, type Parcel} from '../data/parcels';

const rows = createParcels(100);

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', width: 140},
  {field: 'city', headerName: 'City'},
  {field: 'country', headerName: 'Country'},
  {field: 'service', headerName: 'Service'},
  {field: 'status', headerName: 'Status'},
  {field: 'weight', headerName: 'Weight in kg', type: 'number', width: 120},
  {field: 'postage', headerName: 'Postage in $', type: 'number', width: 120},
];

export default function ReorderColumns() {
  const [message, setMessage] = React.useState('Drag a header to another position.');

  return (
    <div style={{width: '100%'}}>
      <Typography variant="body2" sx={{mb: 1}}>
        {message}
      </Typography>
      <div style={{height: 372}}>
        <DataGridPro
          aria-label="Parcels"
          rows={rows}
          columns={columns}
          onColumnOrderChange={({column, oldIndex, targetIndex}) =>
            setMessage(`${column.headerName} moved from ${oldIndex} to ${targetIndex}.`)
          }
        />
      </div>
    </div>
  );
}
// #endregion
