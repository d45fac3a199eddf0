import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPremium,
  GridSidebarValue,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(200);

// #region preview
// A row: {country: 'United States', category: 'Furniture', quantity: 24, total: 13176, …}
const columns: GridColDef<Order>[] = [
  {field: 'country', headerName: 'Country', width: 130},
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'status', headerName: 'Status', width: 110},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
];

const model: GridPivotModel = {
  rows: [{field: 'country'}, {field: 'status', hidden: true}],
  columns: [{field: 'category', sort: 'asc'}],
  values: [
    {field: 'quantity', aggFunc: 'sum'},
    {field: 'total', aggFunc: 'sum', hidden: true},
  ],
};
// #endregion

export default function FirstPivot() {
  const isWide = useMediaQuery('(min-width: 700px)', {noSsr: true});

  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by country and category"
        rows={rows}
        columns={columns}
        columnGroupHeaderHeight={36}
        initialState={{
          pivoting: {enabled: true, model},
          // On a phone, the open panel would cover most of the grid.
          sidebar: {open: isWide, value: GridSidebarValue.Pivot},
        }}
        showToolbar
      />
    </div>
  );
}
