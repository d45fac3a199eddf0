import * as React from 'react';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';
import {createInventory, type InventoryItem} from '../../../data/inventory';

const rows = createInventory(500);

// #region preview
// A row: {id: 'FUR-1001', product: 'Filing cabinet', stock: 25, …}
function StockSlider({item, applyValue, focusElementRef}: GridFilterInputValueProps) {
  const ref = React.useRef<HTMLInputElement>(null);
  React.useImperativeHandle(focusElementRef, () => ({
    focus: () => ref.current?.focus(),
  }));

  return (
    <Slider
      aria-label="Stock"
      max={480}
      valueLabelDisplay="auto"
      value={Number(item.value) || 0}
      onChange={(_event, value) => applyValue({...item, value})}
      slotProps={{input: {ref}}}
    />
  );
}
// #endregion

const columns: GridColDef<InventoryItem>[] = [
  {field: 'product', headerName: 'Product', width: 170},
  {field: 'warehouse', headerName: 'Warehouse', width: 110},
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    filterOperators: getGridNumericOperators()
      // The value of isAnyOf is an array.
      .filter(({value}) => value !== 'isAnyOf')
      .map((operator) => ({
        ...operator,
        // isEmpty and isNotEmpty have no input.
        InputComponent: operator.InputComponent && StockSlider,
      })),
  },
];

const initialState = {
  filter: {filterModel: {items: [{field: 'stock', operator: '>', value: 300}]}},
};

export default function SliderInput() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Inventory"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
