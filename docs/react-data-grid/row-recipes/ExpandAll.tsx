import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  gridDetailPanelExpandedRowsContentCacheSelector,
  gridRowIdSelector,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(6);

function ToggleAll() {
  const apiRef = useGridApiContext();
  const expandedRowIds = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const contentCache = useGridSelector(
    apiRef,
    gridDetailPanelExpandedRowsContentCacheSelector,
  );
  const noneOpen = expandedRowIds.size === 0;

  const toggleAll = () => {
    const rowsLookup = gridRowsLookupSelector(apiRef);
    const ids = Object.keys(contentCache)
      .filter((key) => React.isValidElement(contentCache[key]))
      // The keys are strings: get the real ids from the rows.
      .map((key) => gridRowIdSelector(apiRef, rowsLookup[key]!));
    apiRef.current.setExpandedDetailPanels(new Set(noneOpen ? ids : []));
  };

  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={noneOpen ? 'Expand all' : 'Collapse all'}
      onClick={toggleAll}
    >
      {noneOpen ? (
        <UnfoldMoreIcon fontSize="small" />
      ) : (
        <UnfoldLessIcon fontSize="small" />
      )}
    </IconButton>
  );
}

const columns: GridColDef<Order>[] = [
  {...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderHeader: () => <ToggleAll />},
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130},
];

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] = ({
  row,
}) =>
  row.status === 'Shipped' ? null : (
    <Typography sx={{p: 2}}>
      {row.quantity} × {row.product}
    </Typography>
  );
const getDetailPanelHeight = () => 56;

export default function ExpandAll() {
  return (
    <Box sx={{height: 500, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
// #endregion
