import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(24);

// #region preview
// A row: {id: 10001, category: 'Furniture', product: 'Standing desk', status: 'Shipped', …}
const columns: GridColDef<Order>[] = [
  {field: 'category', headerName: 'Category'},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'quantity', headerName: 'Quantity', type: 'number'},
  {field: 'status', headerName: 'Status'},
];

const notInPanel = ['category', 'status', GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD];

const getTogglableColumns = (all: GridColDef[]) =>
  all.map((column) => column.field).filter((field) => !notInPanel.includes(field));

const slotProps = {columnsManagement: {getTogglableColumns}};
// #endregion

export default function TogglableColumns() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {rowGrouping: {model: ['category']}},
  });

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by category"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        slotProps={slotProps}
        showToolbar
      />
    </div>
  );
}
