import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridEventListener,
  type GridRowId,
  type GridRowModesModel,
  type GridSlotProps,
} from '@mui/x-data-grid';

interface Employee {
  id: number;
  name: string;
  jobTitle: string;
  isNew?: boolean;
}

const employees: Employee[] = [
  {id: 1, name: 'Maya Chen', jobTitle: 'Software engineer'},
  {id: 2, name: 'Diego Silva', jobTitle: 'Account executive'},
];

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onAdd?: () => void;
  }
}

function EmployeeToolbar({onAdd}: GridSlotProps['toolbar']) {
  return (
    <Toolbar>
      <ToolbarButton render={<Button startIcon={<AddIcon />} />} onClick={onAdd}>
        Add employee
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = {toolbar: EmployeeToolbar};

export default function CrudGrid() {
  // #region preview
  const [rows, setRows] = React.useState<Employee[]>(employees);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const setMode = (id: GridRowId, entry: GridRowModesModel[string]) =>
    setModes((prev) => ({...prev, [id]: entry}));
  const edit = (id: GridRowId) =>
    setMode(id, {mode: GridRowModes.Edit, fieldToFocus: 'name'});
  const save = (id: GridRowId) => setMode(id, {mode: GridRowModes.View});
  const cancel = (id: GridRowId) =>
    setMode(id, {mode: GridRowModes.View, ignoreModifications: true});
  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    setRows((prev) => [...prev, {id, name: '', jobTitle: '', isNew: true}]);
    edit(id);
  };
  const processRowUpdate = (newRow: Employee) => {
    const saved = {...newRow, isNew: false};
    setRows((prev) => prev.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  };
  // #endregion

  const remove = (id: GridRowId) =>
    setRows((prev) => prev.filter((row) => row.id !== id));

  const handleRowEditStop: GridEventListener<'rowEditStop'> = (
    {reason, row},
    event,
  ) => {
    if (reason === GridRowEditStopReasons.rowFocusOut) {
      // Clicks outside the row don't end editing.
      event.defaultMuiPrevented = true;
    }
    if (reason === GridRowEditStopReasons.escapeKeyDown && row.isNew) {
      remove(row.id);
    }
  };

  const columns = React.useMemo<GridColDef<Employee>[]>(() => {
    const createActions = ({id, row}: {id: GridRowId; row: Employee}) => {
      if (modes[id]?.mode !== GridRowModes.Edit) {
        return [
          <GridActionsCellItem
            icon={<EditIcon />}
            label="Edit"
            onClick={() => edit(id)}
          />,
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label="Delete"
            onClick={() => remove(id)}
          />,
        ];
      }
      const discard = () => {
        cancel(id);
        if (row.isNew) {
          remove(id);
        }
      };
      return [
        <GridActionsCellItem
          icon={<SaveIcon />}
          label="Save"
          onClick={() => save(id)}
        />,
        <GridActionsCellItem icon={<CloseIcon />} label="Cancel" onClick={discard} />,
      ];
    };
    return [
      {field: 'name', headerName: 'Name', editable: true, flex: 1, minWidth: 120},
      {
        field: 'jobTitle',
        headerName: 'Job title',
        editable: true,
        flex: 1,
        minWidth: 130,
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        getActions: createActions,
      },
    ];
  }, [modes]);

  return (
    <div style={{height: 380, width: '100%'}}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        onRowEditStop={handleRowEditStop}
        processRowUpdate={processRowUpdate}
        slots={slots}
        slotProps={{toolbar: {onAdd: add}}}
        showToolbar
      />
    </div>
  );
}
