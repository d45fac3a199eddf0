import {DataGrid, type GridColDef, type GridColTypeDef} from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

// #region preview
// A row: {id: 10001, product: 'Standing desk', unitPrice: 549, total: 13176, …}
const dollars = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});

const usdPrice: GridColTypeDef<number, string> = {
  type: 'number',
  width: 130,
  valueFormatter: (value?: number) => (value == null ? '' : dollars.format(value)),
  cellClassName: 'price',
};

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'unitPrice', headerName: 'Price', ...usdPrice, width: 100},
  {field: 'total', headerName: 'Total', ...usdPrice},
];
// #endregion

// Digits of equal width line up in a column.
const tabularPrices = {'& .price': {fontVariantNumeric: 'tabular-nums'}};

export default function PriceColumns() {
  return (
    <Box sx={{height: 372, width: '100%', ...tabularPrices}}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} />
    </Box>
  );
}
