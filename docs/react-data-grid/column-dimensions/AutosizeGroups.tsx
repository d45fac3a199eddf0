import * as React from 'react';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(24);

const columns: GridColDef<Order>[] = [
  {field: 'category', headerName: 'Category', width: 90},
  {field: 'product', headerName: 'Product', width: 50},
  {field: 'customer', headerName: 'Customer', width: 50},
];

const initialState = {
  rowGrouping: {model: ['category']},
  columns: {columnVisibilityModel: {category: false}},
};

export default function AutosizeGroups() {
  // #region preview
  const apiRef = useGridApiRef();

  // A row: {id: 10001, category: 'Furniture', product: 'Standing desk', …}
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.childrenExpanded) {
          apiRef.current?.autosizeColumns({
            includeOutliers: true,
            columns: ['product', 'customer'],
          });
        }
      }),
    [apiRef],
  );
  // #endregion

  return (
    <div style={{height: 400, width: '100%'}}>
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
