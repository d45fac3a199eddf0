import {DataGrid, type GridColDef, type GridColTypeDef} from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import {createOrders, type Order} from '../data/orders';

const rows = createOrders(100);

// #region preview
const dollars = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});

const usdPrice: GridColTypeDef<number, string> = {
  type: 'number',
  width: 130,
  valueFormatter: (value?: number) => (value == null ? '' : dollars.format(value)),
  cellClassName: 'price',
};

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', width: 130},
  {field: 'unitPrice', headerName: 'Price', ...usdPrice, width: 90},
  {
    field: 'total',
    headerName: 'Total',
    ...usdPrice,
    valueGetter: (_, row) => row.quantity * row.unitPrice,
  },
];

export default function PriceColumns() {
  return (
    <Box
      sx={{
        height: 372,
        width: '100%',
        '& .price': {fontVariantNumeric: 'tabular-nums'},
      }}
    >
      <DataGrid aria-label="Orders" rows={rows} columns={columns} />
    </Box>
  );
}
// #endregion
