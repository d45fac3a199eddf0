import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';

// #region preview
interface Skipper {
  id: number;
  name: string;
  phone: string;
}

const rows: Skipper[] = [
  {id: 1, name: 'Aino Berg', phone: '555 0134'},
  {id: 2, name: 'Leif Aas', phone: '555 0178'},
  {id: 3, name: 'Mara Costa', phone: '555 0192'},
];

const columns: GridColDef<Skipper>[] = [{field: 'name'}, {field: 'phone'}];

function EditDialog({skipper, onClose}: {skipper: Skipper; onClose: () => void}) {
  const apiRef = useGridApiContext();
  const [name, setName] = React.useState(skipper.name);
  const [phone, setPhone] = React.useState(skipper.phone);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    apiRef.current.updateRows([{id: skipper.id, name, phone}]);
    onClose();
  };

  return (
    // The events of the dialog would reach the cell through the React tree.
    <Dialog
      open
      onClose={onClose}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      aria-labelledby="edit-skipper"
    >
      <form onSubmit={handleSubmit}>
        <DialogTitle id="edit-skipper">Edit {skipper.name}</DialogTitle>
        <DialogContent>
          <Stack sx={{gap: 2, pt: 1}}>
            <TextField
              label="Name"
              required
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <TextField
              label="Phone"
              value={phone}
              onChange={(event) => setPhone(event.target.value)}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit">Save</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function SkipperCell({row}: {row: Skipper}) {
  const apiRef = useGridApiContext();
  const [editing, setEditing] = React.useState(false);

  return (
    <Stack direction="row" sx={{height: '100%', alignItems: 'center'}}>
      <Stack sx={{flex: 1}}>
        <Typography variant="body2">{row.name}</Typography>
        <Typography variant="caption" color="text.secondary">
          {row.phone}
        </Typography>
      </Stack>
      <IconButton
        aria-label={`Edit ${row.name}`}
        onClick={(event) => {
          event.stopPropagation();
          setEditing(true);
        }}
      >
        <EditIcon />
      </IconButton>
      <IconButton
        aria-label={`Delete ${row.name}`}
        onClick={(event) => {
          event.stopPropagation();
          apiRef.current.updateRows([{id: row.id, _action: 'delete'}]);
        }}
      >
        <DeleteIcon />
      </IconButton>
      {editing && <EditDialog skipper={row} onClose={() => setEditing(false)} />}
    </Stack>
  );
}

const listViewColumn: GridListViewColDef<Skipper> = {
  field: 'listColumn',
  renderCell: ({row}) => <SkipperCell row={row} />,
};

export default function EditableList() {
  return (
    <div style={{height: 400, width: '100%', maxWidth: 480}}>
      <DataGridPro
        aria-label="Skippers"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={64}
      />
    </div>
  );
}
// #endregion
