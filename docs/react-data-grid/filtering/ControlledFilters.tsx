import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid, type GridColDef, type GridFilterModel} from '@mui/x-data-grid';

const rows = [
  {id: 'INV-1001', customer: 'Alder Clinics', amount: 6_603.03, status: 'Paid'},
  {id: 'INV-1002', customer: 'Foxglove Media', amount: 4_692, status: 'Overdue'},
  {id: 'INV-1003', customer: 'Hudson Hotels', amount: 1_208.5, status: 'Sent'},
  {id: 'INV-1004', customer: 'Elmont Bank', amount: 9_310.2, status: 'Overdue'},
  {id: 'INV-1005', customer: 'Cedar Health', amount: 742.15, status: 'Paid'},
];

const STATUSES = ['Sent', 'Paid', 'Overdue'];

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'amount', headerName: 'Amount ($)', type: 'number', width: 120},
  {field: 'status', type: 'singleSelect', valueOptions: STATUSES, headerName: 'Status'},
];

const byStatus = (value: string): GridFilterModel => ({
  items: STATUSES.includes(value) ? [{field: 'status', operator: 'is', value}] : [],
});

interface StatusButtonsProps {
  model: GridFilterModel;
  onChange: (model: GridFilterModel) => void;
}

function StatusButtons({model, onChange}: StatusButtonsProps) {
  const active = model.items.find((item) => item.operator === 'is');

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Status"
      value={active?.value ?? 'All'}
      // The value is null if users click the active button.
      onChange={(_event, status: string | null) => onChange(byStatus(status ?? 'All'))}
    >
      {['All', ...STATUSES].map((status) => (
        <ToggleButton key={status} value={status}>
          {status}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

// #region preview
// byStatus('Overdue'): {items: [{field: 'status', operator: 'is', value: 'Overdue'}]}
export default function ControlledFilters() {
  const [filterModel, setFilterModel] = React.useState(byStatus('Overdue'));

  return (
    <Stack spacing={1} sx={{width: '100%', alignItems: 'flex-start'}}>
      <StatusButtons model={filterModel} onChange={setFilterModel} />
      <div style={{height: 320, width: '100%'}}>
        <DataGrid
          aria-label="Invoices"
          rows={rows} // [{id: 'INV-1001', customer: 'Alder Clinics', status: 'Paid', …}, …]
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
// #endregion
