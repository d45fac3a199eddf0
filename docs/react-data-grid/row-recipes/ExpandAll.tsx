import * as React from 'react';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridDetailPanelExpandedRowIdsSelector,
  gridDetailPanelExpandedRowsContentCacheSelector,
  gridRowIdSelector,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(6);

// Calls the function when users press Space or Enter in the header of the column.
function useHeaderKeys(callback: () => void) {
  const apiRef = useGridApiContext();
  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('columnHeaderKeyDown', ({field}, event) => {
        const isHeader = event.target === event.currentTarget;
        if (field === GRID_DETAIL_PANEL_TOGGLE_FIELD && isHeader) {
          if (event.key === ' ' || event.key === 'Enter') {
            callback();
          }
        }
      }),
    [apiRef, callback],
  );
}

// #region preview
function ToggleAllPanels() {
  const apiRef = useGridApiContext();
  const open = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector).size > 0;

  const toggleAll = () => {
    const contents = gridDetailPanelExpandedRowsContentCacheSelector(apiRef);
    const ids = Object.values(gridRowsLookupSelector(apiRef))
      .map((row) => gridRowIdSelector(apiRef, row))
      .filter((id) => React.isValidElement(contents[id])); // rows with a panel
    apiRef.current.setExpandedDetailPanels(new Set(open ? [] : ids));
  };
  useHeaderKeys(toggleAll);

  const label = open ? 'Collapse all' : 'Expand all';
  return (
    <IconButton size="small" tabIndex={-1} aria-label={label} onClick={toggleAll}>
      {open ? <UnfoldLessIcon /> : <UnfoldMoreIcon />}
    </IconButton>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderHeader: () => <ToggleAllPanels />},
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130},
];

// Returned orders have no panel.
const getDetailPanelContent = ({row}: GridRowParams<Order>) =>
  row.status === 'Returned' ? null : (
    <Typography sx={{p: 2}}>
      {row.quantity} × {row.product}
    </Typography>
  );
const getDetailPanelHeight = () => 56;

export default function ExpandAll() {
  return (
    <div style={{height: 500, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </div>
  );
}
