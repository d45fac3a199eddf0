import * as React from 'react';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenuColumnsItem,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  GridColumnMenuSortItem,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'status', headerName: 'Status', width: 120},
];

// #region preview
const OrdersColumnMenu = React.forwardRef<HTMLUListElement, GridColumnMenuProps>(
  function OrdersColumnMenu({hideMenu, colDef, id, labelledby, open}, ref) {
    const itemProps = {colDef, onClick: hideMenu};
    const containerProps = {hideMenu, colDef, id, labelledby, open};
    return (
      <GridColumnMenuContainer {...containerProps} ref={ref}>
        <GridColumnMenuSortItem {...itemProps} />
        {colDef.field === 'status' && <GridColumnMenuFilterItem {...itemProps} />}
        <Divider />
        <GridColumnMenuColumnsItem {...itemProps} />
        <Divider />
        <MenuItem onClick={hideMenu}>Close</MenuItem>
      </GridColumnMenuContainer>
    );
  },
);

const slots = {columnMenu: OrdersColumnMenu}; // <DataGrid slots={slots} />
// #endregion

export default function OwnMenu() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} slots={slots} />
    </div>
  );
}
