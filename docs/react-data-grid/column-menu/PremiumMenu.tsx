import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

// #region preview
// A row: {id: 10001, category: 'Furniture', product: 'Standing desk', total: 13176, …}
const columns: GridColDef<Order>[] = [
  {field: 'category', headerName: 'Category'},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'total', headerName: 'Total', type: 'number', width: 130},
];

const groupedByCategory = {
  rowGrouping: {model: ['category']},
  aggregation: {model: {total: 'avg'}},
};
// #endregion

const groupingColDef = {headerName: 'Category', width: 180};

export default function PremiumMenu() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: groupedByCategory,
  });

  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by category"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
      />
    </div>
  );
}
