import {
  DataGridPremium,
  gridClasses,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(1_000);

const columns: GridColDef<Order>[] = [
  {field: 'country', headerName: 'Country', width: 130},
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'status', headerName: 'Status', width: 110},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 130},
];

// #region preview
// A row: {country: 'United States', category: 'Furniture', status: 'Shipped', total: 13176, …}
// Each of the four categories spans five columns of 130 px, one per order status.
const model: GridPivotModel = {
  rows: [{field: 'country'}],
  columns: [
    {field: 'category', sort: 'asc'},
    {field: 'status', sort: 'asc'},
  ],
  values: [{field: 'total', aggFunc: 'sum'}],
};

const stickyLabels = {
  [`& .${gridClasses['columnHeader--filledGroup']}`]: {
    [`& .${gridClasses.columnHeaderTitleContainer}`]: {overflow: 'visible'},
    [`& .${gridClasses.columnHeaderTitleContainerContent}`]: {
      position: 'sticky',
      insetInlineStart: 8,
    },
  },
};
// #endregion

export default function StickyGroups() {
  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPremium
        aria-label="Order totals by country, category, and status"
        rows={rows}
        columns={columns}
        columnGroupHeaderHeight={36}
        initialState={{pivoting: {enabled: true, model}}}
        sx={stickyLabels}
        showToolbar
      />
    </div>
  );
}
