import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import {DataGrid, GridActionsCellItem, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const orders = createOrders(8);

interface DeleteItemProps {
  showInMenu: true;
  onConfirm: () => void;
}

// #region preview
function DeleteItem({onConfirm, ...props}: DeleteItemProps) {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <GridActionsCellItem
        {...props}
        label="Delete"
        closeMenuOnClick={false}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Delete this order?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={onConfirm}>Delete</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
// #endregion

export default function ConfirmDelete() {
  const [rows, setRows] = React.useState(orders);

  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      {field: 'customer', headerName: 'Customer', width: 170},
      {field: 'product', headerName: 'Product', width: 190},
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        getActions: ({id}) => [
          <DeleteItem
            showInMenu
            onConfirm={() => setRows((prev) => prev.filter((row) => row.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
