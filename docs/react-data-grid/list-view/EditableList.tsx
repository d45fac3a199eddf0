import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridListViewColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';

interface Employee {
  id: number;
  name: string;
  phone: string;
}

const rows: Employee[] = [
  {id: 1, name: 'Maya Chen', phone: '(555) 555-0134'},
  {id: 2, name: 'Diego Silva', phone: '(555) 555-0178'},
  {id: 3, name: 'Grace Okafor', phone: '(555) 555-0192'},
];

const columns: GridColDef<Employee>[] = [{field: 'name'}, {field: 'phone'}];

interface EditDialogProps {
  employee: Employee;
  onClose: () => void;
  onSave: (employee: Employee) => void;
}

function EditDialog({employee, onClose, onSave}: EditDialogProps) {
  const [name, setName] = React.useState(employee.name);
  const [phone, setPhone] = React.useState(employee.phone);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    onSave({...employee, name, phone});
  };

  return (
    <Dialog
      open
      onClose={onClose}
      // Keeps these events away from the cell, which is the parent in the React tree.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      aria-labelledby="edit-employee"
    >
      <form onSubmit={handleSubmit}>
        <DialogTitle id="edit-employee">Edit {employee.name}</DialogTitle>
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

/** Keeps the grid from handling Space, and keeps a click from selecting the row. */
const buttonEvents = {
  onClick: (event: React.MouseEvent) => event.stopPropagation(),
  onKeyDown: (event: React.KeyboardEvent) => {
    if (event.key === ' ') {
      event.stopPropagation();
    }
  },
};

interface CellButtonsProps {
  tabIndex: number;
  onEdit: () => void;
  onDelete: () => void;
}

function CellButtons({tabIndex, onEdit, onDelete}: CellButtonsProps) {
  return (
    <React.Fragment>
      <Button tabIndex={tabIndex} onClick={onEdit}>
        Edit
      </Button>
      <Button tabIndex={tabIndex} onClick={onDelete}>
        Delete
      </Button>
    </React.Fragment>
  );
}

// #region preview
// A row: {id: 1, name: 'Maya Chen', …}. buttonEvents stops clicks and Space in the cell.
function EmployeeCell({row, hasFocus}: GridRenderCellParams<Employee>) {
  const apiRef = useGridApiContext();
  const [isEditing, setIsEditing] = React.useState(false);
  const close = () => setIsEditing(false);
  const save = (employee: Employee) => {
    apiRef.current.updateRows([employee]);
    close();
  };
  const edit = () => setIsEditing(true);
  const remove = () => apiRef.current.updateRows([{id: row.id, _action: 'delete'}]);

  return (
    <Stack direction="row" sx={{width: '100%', alignItems: 'center'}} {...buttonEvents}>
      <div style={{flex: 1}}>{`${row.name}, ${row.phone}`}</div>
      <CellButtons tabIndex={hasFocus ? 0 : -1} onEdit={edit} onDelete={remove} />
      {isEditing && <EditDialog employee={row} onSave={save} onClose={close} />}
    </Stack>
  );
}
// #endregion

const listViewColumn: GridListViewColDef<Employee> = {
  field: 'listColumn',
  display: 'flex',
  renderCell: (params) => <EmployeeCell {...params} />,
};

export default function EditableList() {
  return (
    <div style={{height: 400, width: '100%', maxWidth: 480}}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={64}
      />
    </div>
  );
}
