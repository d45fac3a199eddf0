import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(200);

const columns: GridColDef<Parcel>[] = [
  {field: 'service', headerName: 'Service', width: 120},
  {field: 'country', headerName: 'Country', width: 120},
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
];

export default function ControlledGrouping() {
  const [rowGroupingModel, setRowGroupingModel] = React.useState<GridRowGroupingModel>([
    'service',
  ]);

  return (
    <div style={{width: '100%'}}>
      <Typography variant="body2" sx={{mb: 1}}>
        Grouped by: {rowGroupingModel.join(', then ') || 'nothing'}
      </Typography>
      <div style={{height: 420}}>
        <DataGridPremium
          aria-label="Parcels"
          rows={rows}
          columns={columns}
          rowGroupingModel={rowGroupingModel}
          onRowGroupingModelChange={setRowGroupingModel}
        />
      </div>
    </div>
  );
}
// #endregion
