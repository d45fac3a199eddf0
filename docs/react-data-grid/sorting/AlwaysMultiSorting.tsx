import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 'INV-1001', customer: 'Granite Insurance', status: 'Sent', amount: 6603},
  {id: 'INV-1002', customer: 'Delta Freight', status: 'Paid', amount: 4692},
  {id: 'INV-1003', customer: 'Granite Insurance', status: 'Paid', amount: 9671},
  {id: 'INV-1004', customer: 'Delta Freight', status: 'Sent', amount: 615},
  {id: 'INV-1005', customer: 'Granite Insurance', status: 'Sent', amount: 7704},
];

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', width: 170},
  {field: 'status', headerName: 'Status', width: 100},
  {field: 'amount', headerName: 'Amount ($)', type: 'number', width: 130},
];

// #region preview
export default function AlwaysMultiSorting() {
  return (
    <div style={{height: 370, width: '100%'}}>
      <DataGridPro
        aria-label="Invoices"
        rows={rows} // [{id: 'INV-1001', customer: 'Granite Insurance', amount: 6603, …}, …]
        columns={columns}
        multipleColumnsSortingMode="always"
        initialState={{
          sorting: {
            sortModel: [
              {field: 'customer', sort: 'asc'},
              {field: 'amount', sort: 'desc'},
            ],
          },
        }}
      />
    </div>
  );
}
// #endregion
