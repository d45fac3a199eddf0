import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 10001, customer: 'Alder Clinics', total: 549},
  {id: 10002, customer: 'Cedar Health', total: 1156},
  {id: 10003, customer: 'Hudson Hotels', total: 238},
  {id: 10004, customer: 'Elmont Bank', total: 2840},
];

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', total: 549}
function Footer() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, {model}) => sum + model.total, 0);

  return (
    <div
      className="flex justify-between border-t border-(--DataGrid-rowBorderColor) px-4 py-3"
      role="status"
    >
      <span>{entries.length} orders</span>
      <strong>${total.toLocaleString('en-US')}</strong>
    </div>
  );
}

// Pass it to the grid: <DataGrid slots={slots} … />
const slots = {footer: Footer};
// #endregion

export default function StyledFooter() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
