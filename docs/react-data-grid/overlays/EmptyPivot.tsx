import TableChartIcon from '@mui/icons-material/TableChart';
import Stack from '@mui/material/Stack';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(50);

const columns: GridColDef<Order>[] = [
  {field: 'category', headerName: 'Category', width: 130},
  {field: 'country', headerName: 'Country', width: 150},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

// #region preview
function EmptyPivotOverlay() {
  return (
    <Stack
      sx={{height: '100%', gap: 1, alignItems: 'center', justifyContent: 'center'}}
    >
      <TableChartIcon aria-hidden focusable="false" fontSize="large" color="disabled" />
      To start, add a field to Rows.
    </Stack>
  );
}

// Pass both to the grid: <DataGridPremium slots={slots} initialState={initialState} … />
const slots = {emptyPivotOverlay: EmptyPivotOverlay};
const initialState = {
  pivoting: {enabled: true, model: {rows: [], columns: [], values: []}},
};
// #endregion

export default function EmptyPivot() {
  return (
    <div style={{height: 380, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
