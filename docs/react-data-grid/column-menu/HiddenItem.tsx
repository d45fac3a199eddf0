import {
  DataGrid,
  GridColumnMenu,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, customer: 'Alder Clinics', amount: 6603.03, status: 'Paid'},
  {id: 2, customer: 'Birchwood Schools', amount: 4692, status: 'Overdue'},
  {id: 3, customer: 'Cedar Health', amount: 15.7, status: 'Sent'},
];

// #region preview
const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', width: 170},
  {field: 'amount', headerName: 'Amount', type: 'number', width: 120},
  {field: 'status', headerName: 'Status', width: 120},
];

function MenuWithoutColumns(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{columnMenuColumnsItem: null}} />;
}

// Pass these slots to the grid: <DataGrid slots={slots} />
const slots = {columnMenu: MenuWithoutColumns};
// #endregion

export default function HiddenItem() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        slots={slots}
        hideFooter
      />
    </div>
  );
}
