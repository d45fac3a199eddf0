import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(300);

// #region preview
// A row: {id: 10001, country: 'United States', customer: 'Alder Clinics', …}
const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'country', headerName: 'Country', width: 140},
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'product', headerName: 'Product', width: 180},
];

export default function HiddenGroupedColumns() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: {model: ['country']}, // hides the country
      columns: {columnVisibilityModel: {id: false}}, // also hides the order number
    },
  });
  // #endregion

  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by country"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
