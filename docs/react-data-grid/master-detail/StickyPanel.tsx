import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(20);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', width: 300},
  {field: 'product', headerName: 'Product', width: 300},
  {field: 'port', headerName: 'Port', width: 300},
  {field: 'status', headerName: 'Status', width: 300},
];

function StickyContent({order}: {order: Order}) {
  const apiRef = useGridApiContext();
  const width = useGridSelector(apiRef, gridDimensionsSelector).viewportInnerSize.width;

  return (
    <Box sx={{position: 'sticky', left: 0, width, boxSizing: 'border-box', p: 2}}>
      <Typography>
        {order.quantity} × {order.product} for {order.customer}
      </Typography>
    </Box>
  );
}

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] = ({
  row,
}) => <StickyContent order={row} />;
const getDetailPanelHeight = () => 'auto' as const;

export default function StickyPanel() {
  return (
    <Box sx={{height: 420, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{
          pinnedColumns: {left: [GRID_DETAIL_PANEL_TOGGLE_FIELD]},
          detailPanel: {expandedRowIds: new Set([1])},
        }}
        sx={{'& .MuiDataGrid-detailPanel': {overflow: 'visible'}}}
      />
    </Box>
  );
}
// #endregion
