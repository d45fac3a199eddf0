import * as React from 'react';
import {
  DataGridPremium,
  gridClasses,
  gridRowNodeSelector,
  gridRowSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowClassNameParams,
  type GridRowId,
} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, warehouse: 'Dallas', product: 'Standing desk', stock: 24, reorderPoint: 20},
  {id: 2, warehouse: 'Dallas', product: 'Office chair', stock: 12, reorderPoint: 40},
  {id: 3, warehouse: 'Dallas', product: 'Desk lamp', stock: 130, reorderPoint: 50},
  {id: 4, warehouse: 'Newark', product: 'Webcam', stock: 75, reorderPoint: 30},
  {id: 5, warehouse: 'Newark', product: 'LED panel', stock: 60, reorderPoint: 20},
  {id: 6, warehouse: 'Reno', product: 'Docking station', stock: 90, reorderPoint: 60},
];

type Item = (typeof rows)[number];

const columns: GridColDef<Item>[] = [
  {field: 'warehouse', headerName: 'Warehouse', width: 120},
  {field: 'product', headerName: 'Product', width: 160},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 90},
  {field: 'reorderPoint', headerName: 'Reorder point', type: 'number', width: 130},
];

const rowGroupingModel = ['warehouse'];
const initialState = {columns: {columnVisibilityModel: {warehouse: false}}};
const sx = {
  [`& .${gridClasses.row}.group-with-low`]: {boxShadow: 'inset 5px 0 #d84315'},
  [`& .${gridClasses.row}.low`]: {backgroundColor: 'rgba(216, 67, 21, 0.16)'},
};

// #region preview
// A row: {id: 1, warehouse: 'Dallas', product: 'Standing desk', stock: 24, reorderPoint: 20}
function useRowClassName(apiRef: ReturnType<typeof useGridApiRef>) {
  return React.useCallback(
    ({id}: GridRowClassNameParams) => {
      const isLow = (rowId: GridRowId) => {
        const row = gridRowSelector(apiRef, rowId) as Item;
        return row.stock < row.reorderPoint;
      };
      const node = gridRowNodeSelector(apiRef, id);
      if (node.type === 'group') {
        return node.children.some(isLow) ? 'group-with-low' : '';
      }
      return node.type === 'leaf' && isLow(id) ? 'low' : '';
    },
    [apiRef],
  );
}
// #endregion

export default function MarkedGroups() {
  const apiRef = useGridApiRef();
  const getRowClassName = useRowClassName(apiRef);

  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Inventory by warehouse"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        rowGroupingModel={rowGroupingModel}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        getRowClassName={getRowClassName}
        sx={sx}
        hideFooter
      />
    </div>
  );
}
