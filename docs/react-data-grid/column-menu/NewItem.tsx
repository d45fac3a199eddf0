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

const rows = [
  {id: 1, customer: 'Alder Clinics', amount: 6603.03, status: 'Paid'},
  {id: 2, customer: 'Birchwood Schools', amount: 4692, status: 'Overdue'},
  {id: 3, customer: 'Cedar Health', amount: 15.7, status: 'Sent'},
];

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', width: 170},
  {field: 'amount', headerName: 'Amount', type: 'number', width: 120},
  {field: 'status', headerName: 'Status', width: 120},
];

// #region preview
function AutosizeItem({colDef, onClick, label}: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const handleClick = (event: React.MouseEvent) => {
    onClick(event); // Closes the menu.
    apiRef.current.autosizeColumns({columns: [colDef.field], includeHeaders: true});
  };
  return <MenuItem onClick={handleClick}>{label}</MenuItem>;
}

const itemSlots = {columnMenuUserItem: AutosizeItem};
const itemProps = {columnMenuUserItem: {displayOrder: 15, label: 'Autosize column'}};

function MenuWithAutosize(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={itemSlots} slotProps={itemProps} />;
}

// Pass these slots to the grid: <DataGrid slots={slots} />
const slots = {columnMenu: MenuWithAutosize};
// #endregion

export default function NewItem() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        slots={slots}
        hideFooter
      />
    </div>
  );
}
