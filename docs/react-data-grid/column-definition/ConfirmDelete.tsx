import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import DeleteIcon from '@mui/icons-material/Delete';
import {DataGrid, GridActionsCellItem, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
function DeleteItem(props: {
  onConfirm: () => void;
  showInMenu: true;
  closeMenu?: () => void;
}) {
  const {onConfirm, closeMenu, ...other} = props;
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <GridActionsCellItem
        {...other}
        icon={<DeleteIcon />}
        label="Delete"
        closeMenuOnClick={false}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Delete this departure?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={onConfirm}>Delete</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

export default function ConfirmDelete() {
  const [rows, setRows] = React.useState(departures);

  const columns = React.useMemo<GridColDef<Departure>[]>(
    () => [
      {field: 'route', headerName: 'Route', width: 200},
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        getActions: ({id}) => [
          <DeleteItem
            showInMenu
            onConfirm={() => setRows((all) => all.filter((row) => row.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid aria-label="Departures" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
// #endregion
