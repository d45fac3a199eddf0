import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 140},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 110},
];
const rows = [
  {id: 1, vessel: 'Tern', seats: 120},
  {id: 2, vessel: 'Petrel', seats: 60},
  {id: 3, vessel: 'Skua', seats: 90},
];

const focusField = (input: HTMLInputElement | null) =>
  input?.focus({preventScroll: true});

function VesselToolbar() {
  const apiRef = useGridApiContext();
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };

  const addVessel = (form: FormData) => {
    const id = apiRef.current.getRowsCount() + 1;
    const seats = Number(form.get('seats'));
    apiRef.current.updateRows([{id, vessel: form.get('vessel'), seats}]);
    close();
  };

  return (
    <Toolbar>
      <ToolbarButton
        ref={buttonRef}
        aria-label="Add a vessel"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <AddIcon fontSize="small" />
      </ToolbarButton>
      <Popper
        open={open}
        anchorEl={() => buttonRef.current!}
        placement="bottom-end"
        sx={{zIndex: 'modal'}}
      >
        <ClickAwayListener onClickAway={() => setOpen(false)}>
          <Paper
            component="form"
            role="dialog"
            aria-label="Add a vessel"
            elevation={8}
            sx={{p: 2}}
            onSubmit={(event: React.FormEvent<HTMLElement>) => {
              event.preventDefault();
              addVessel(new FormData(event.currentTarget as HTMLFormElement));
            }}
            onKeyDown={(event: React.KeyboardEvent) =>
              event.key === 'Escape' && close()
            }
          >
            <Stack spacing={2}>
              <TextField
                name="vessel"
                label="Vessel"
                size="small"
                required
                inputRef={focusField}
              />
              <TextField
                name="seats"
                label="Seats"
                size="small"
                type="number"
                required
              />
              <Button type="submit" variant="contained">
                Add
              </Button>
            </Stack>
          </Paper>
        </ClickAwayListener>
      </Popper>
    </Toolbar>
  );
}

const slots = {toolbar: VesselToolbar};

export default function AddRowForm() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Vessels"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
// #endregion
