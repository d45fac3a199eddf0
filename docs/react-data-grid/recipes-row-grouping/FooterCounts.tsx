import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridFilteredDescendantRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowCountProps,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(500);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'product', headerName: 'Product', width: 140},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
];

function CustomFooterRowCount({visibleRowCount}: GridRowCountProps) {
  const apiRef = useGridApiContext();
  const rowCount = useGridSelector(apiRef, gridFilteredDescendantRowCountSelector);

  return (
    <Box sx={{mx: 2}}>
      {rowCount} rows in {visibleRowCount} groups
    </Box>
  );
}

export default function FooterCounts() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by customer"
        rows={rows}
        columns={columns}
        slots={{footerRowCount: CustomFooterRowCount}}
        initialState={{
          rowGrouping: {model: ['customer']},
          columns: {columnVisibilityModel: {customer: false}},
        }}
        showToolbar
      />
    </div>
  );
}
// #endregion
