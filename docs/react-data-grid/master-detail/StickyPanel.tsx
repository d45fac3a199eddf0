import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridClasses,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(20);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', width: 300},
  {field: 'country', headerName: 'Country', width: 300},
  {field: 'category', headerName: 'Category', width: 300},
  {field: 'status', headerName: 'Status', width: 300},
];

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', product: 'Standing desk', quantity: 24, …}
function StickyContent({order}: {order: Order}) {
  const apiRef = useGridApiContext();
  const width = useGridSelector(apiRef, gridDimensionsSelector).viewportInnerSize.width;

  return (
    <div style={{position: 'sticky', left: 0, width}}>
      <p style={{padding: 16, margin: 0}}>{`${order.quantity} × ${order.product}`}</p>
    </div>
  );
}

const sx = {[`& .${gridClasses.detailPanel}`]: {overflow: 'visible'}};
const initialState = {
  pinnedColumns: {left: [GRID_DETAIL_PANEL_TOGGLE_FIELD]},
  detailPanel: {expandedRowIds: new Set([10001])},
};
// #endregion

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] = ({
  row,
}) => <StickyContent order={row} />;
const getDetailPanelHeight = () => 'auto' as const;

export default function StickyPanel() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        sx={sx}
      />
    </div>
  );
}
