import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef, type GridFilterModel} from '@mui/x-data-grid';
import {createInvoices, INVOICE_STATUSES, type Invoice} from '../../data/invoices';

const rows = createInvoices(60);

const columns: GridColDef<Invoice>[] = [
  {field: 'id', headerName: 'Invoice', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'status', headerName: 'Status', width: 110},
];

// #region preview
// A row: {id: 'INV-1001', customer: 'Granite Insurance', status: 'Draft', …}
function useStatusFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({items: []});

  return {
    status: filterModel.items.find(({field}) => field === 'status')?.value,
    setStatus: (value: string) =>
      setFilterModel({items: [{field: 'status', operator: 'equals', value}]}),
    // Spread into the grid: <DataGrid {...gridProps} … />
    gridProps: {filterModel, onFilterModelChange: setFilterModel},
  };
}
// #endregion

export default function ControlledFilter() {
  const {status, setStatus, gridProps} = useStatusFilter();

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <Stack direction="row" sx={{flexWrap: 'wrap', gap: 1}}>
        {INVOICE_STATUSES.map((value) => (
          <Chip
            key={value}
            label={value}
            color={value === status ? 'primary' : 'default'}
            aria-pressed={value === status}
            onClick={() => setStatus(value)}
          />
        ))}
      </Stack>
      <div style={{height: 320}}>
        <DataGrid aria-label="Invoices" rows={rows} columns={columns} {...gridProps} />
      </div>
    </Stack>
  );
}
