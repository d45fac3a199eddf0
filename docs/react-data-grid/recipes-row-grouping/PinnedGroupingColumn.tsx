import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

// #region preview
// A row: {id: 10001, country: 'United States', customer: 'Alder Clinics', …}
const columns: GridColDef<Order>[] = [
  {field: 'country', headerName: 'Country', width: 160},
  {field: 'customer', headerName: 'Customer', width: 200},
  {field: 'product', headerName: 'Product', width: 250},
  {field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 200},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 150},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 150},
];

const initialState = {
  rowGrouping: {model: ['country']},
  columns: {columnVisibilityModel: {country: false}},
  pinnedColumns: {left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD]},
};
// #endregion

export default function PinnedGroupingColumn() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by country"
        rows={rows}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
