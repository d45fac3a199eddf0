import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridFilteredDescendantRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowCountProps,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(500);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 180},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
];

const initialState = {
  rowGrouping: {model: ['customer']},
  columns: {columnVisibilityModel: {customer: false}},
};

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', …}, grouped by customer
function CustomFooterRowCount({visibleRowCount}: GridRowCountProps) {
  const apiRef = useGridApiContext();
  const rowCount = useGridSelector(apiRef, gridFilteredDescendantRowCountSelector);

  return (
    <Box sx={{mx: 2}}>
      {rowCount} orders in {visibleRowCount} groups
    </Box>
  );
}

const slots = {footerRowCount: CustomFooterRowCount};
// #endregion

export default function FooterCounts() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by customer"
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
