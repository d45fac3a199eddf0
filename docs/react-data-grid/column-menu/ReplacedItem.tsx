import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
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
function ShowFiltersItem({colDef, onClick}: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const handleClick = (event: React.MouseEvent) => {
    onClick(event); // Closes the menu.
    apiRef.current.showFilterPanel(colDef.field);
  };
  return <MenuItem onClick={handleClick}>Show filters</MenuItem>;
}

function MenuWithFilters(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{columnMenuFilterItem: ShowFiltersItem}} />;
}

// Pass these slots to the grid: <DataGrid slots={slots} />
const slots = {columnMenu: MenuWithFilters};
// #endregion

export default function ReplacedItem() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} slots={slots} />
    </div>
  );
}
