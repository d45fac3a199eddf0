import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(100);

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130},
];

export default function ControlledAggregation() {
  const [aggregationModel, setAggregationModel] = React.useState<GridAggregationModel>({
    weight: 'max',
  });

  return (
    <div style={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Aggregate the weight"
        value={aggregationModel.weight ?? null}
        onChange={(_event, name: string | null) =>
          setAggregationModel(name ? {weight: name} : {})
        }
        sx={{mb: 1}}
      >
        <ToggleButton value="sum">Total</ToggleButton>
        <ToggleButton value="avg">Average</ToggleButton>
        <ToggleButton value="max">Maximum</ToggleButton>
      </ToggleButtonGroup>
      <div style={{height: 400}}>
        <DataGridPremium
          aria-label="Parcels"
          rows={rows}
          columns={columns}
          aggregationModel={aggregationModel}
          onAggregationModelChange={setAggregationModel}
        />
      </div>
    </div>
  );
}
// #endregion
