import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import {createInvoices, type Invoice} from '../../data/invoices';

const rows = createInvoices(100);

const columns: GridColDef<Invoice>[] = [
  {field: 'id', headerName: 'Invoice', width: 110},
  {field: 'status', headerName: 'Status', width: 100},
  {field: 'owner', headerName: 'Account manager', width: 150},
  {field: 'amount', headerName: 'Amount ($)', type: 'number', width: 120},
];

// #region preview
// A row: {id: 'INV-1001', status: 'Draft', owner: 'Hannah Kim', amount: 6603.03, …}
const labels: Record<string, string> = {
  Draft: 'Not sent',
  Sent: 'Awaiting payment',
  Paid: 'Paid',
  Overdue: 'Past due',
};

const groupingColDef: DataGridPremiumProps<Invoice>['groupingColDef'] = ({fields}) =>
  fields.includes('status')
    ? {
        headerName: 'Payment',
        width: 190,
        valueFormatter: (value?: string) => (value ? labels[value] : ''),
      }
    : {headerName: 'Account manager'};
// #endregion

export default function GroupingCallback() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['status']);

  return (
    <div style={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Group by"
        value={model[0] ?? null}
        onChange={(_event, field: string | null) => setModel(field ? [field] : [])}
        sx={{mb: 1}}
      >
        <ToggleButton value="status">Status</ToggleButton>
        <ToggleButton value="owner">Account manager</ToggleButton>
      </ToggleButtonGroup>
      <div style={{height: 420}}>
        <DataGridPremium
          aria-label="Invoices"
          rows={rows}
          columns={columns}
          groupingColDef={groupingColDef}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
        />
      </div>
    </div>
  );
}
