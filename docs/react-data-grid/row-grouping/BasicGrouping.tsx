import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(200);

// #region preview
// A row: {id: 10001, category: 'Furniture', product: 'Standing desk', total: 13176, …}
const columns: GridColDef<Order>[] = [
  {field: 'category', headerName: 'Category', width: 130},
  {field: 'product', headerName: 'Product', width: 180},
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
];

export default function BasicGrouping() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {rowGrouping: {model: ['category']}},
  });
  // #endregion

  return (
    <div style={{height: 480, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by category"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
