import {
  DataGrid,
  getGridStringOperators,
  gridRowSelectionManagerSelector,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

const rows = [
  {id: 'INV-1001', customer: 'Alder Clinics', status: 'Paid'},
  {id: 'INV-1002', customer: 'Foxglove Media', status: 'Overdue'},
  {id: 'INV-1003', customer: 'Hudson Hotels', status: 'Sent'},
  {id: 'INV-1004', customer: 'Elmont Bank', status: 'Overdue'},
  {id: 'INV-1005', customer: 'Cedar Health', status: 'Paid'},
];

// #region preview
// A row: {id: 'INV-1001', customer: 'Alder Clinics', status: 'Paid'}
function withSelected(operator: GridFilterOperator): GridFilterOperator {
  return {
    ...operator,
    getApplyFilterFn: (item, column) => {
      const passes = operator.getApplyFilterFn(item, column);
      return (
        passes &&
        ((value, row, rowColumn, apiRef) =>
          gridRowSelectionManagerSelector(apiRef).has(row.id) ||
          passes(value, row, rowColumn, apiRef))
      );
    },
  };
}

const filterOperators = getGridStringOperators().map(withSelected);

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', width: 160, filterOperators},
  {field: 'status', headerName: 'Status', width: 110, filterOperators},
];
// #endregion

export default function SelectedStay() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        checkboxSelection
        showToolbar
      />
    </div>
  );
}
