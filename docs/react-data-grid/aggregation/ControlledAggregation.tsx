import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createInvoices, type Invoice} from '../../data/invoices';

const rows = createInvoices(100);

const columns: GridColDef<Invoice>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'amount', headerName: 'Amount ($)', type: 'number', width: 140},
];

export default function ControlledAggregation() {
  // #region preview
  // `rows` and `columns` show invoices: {id: 'INV-1001', amount: 6603.03, …}
  const [model, setModel] = React.useState<GridAggregationModel>({amount: 'max'});

  const grid = (
    <DataGridPremium
      aria-label="Invoices"
      rows={rows}
      columns={columns}
      aggregationModel={model}
      onAggregationModelChange={setModel}
    />
  );
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Aggregate the amount"
        value={model.amount ?? null}
        onChange={(_event, name: string | null) => setModel(name ? {amount: name} : {})}
        sx={{mb: 1}}
      >
        <ToggleButton value="sum">Total</ToggleButton>
        <ToggleButton value="avg">Average</ToggleButton>
        <ToggleButton value="max">Maximum</ToggleButton>
      </ToggleButtonGroup>
      <div style={{height: 400}}>{grid}</div>
    </div>
  );
}
