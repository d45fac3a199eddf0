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
  type GridRowId,
  type GridRowModesModel,
  type GridSlotProps,
} from '@mui/x-data-grid';

interface Loan {
  id: number;
  title: string;
  reader: string;
  isNew?: boolean;
}

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onAdd?: () => void;
  }
}

function LoanToolbar({onAdd}: GridSlotProps['toolbar']) {
  return (
    <Toolbar>
      <ToolbarButton render={<Button startIcon={<AddIcon />} />} onClick={onAdd}>
        Add loan
      </ToolbarButton>
    </Toolbar>
  );
}

// #region preview
export default function CrudGrid() {
  const [rows, setRows] = React.useState<Loan[]>([
    {id: 1, title: 'Tides of the North', reader: 'Amir'},
    {id: 2, title: 'Knots and Splices', reader: 'Keiko'},
  ]);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const edit = (id: GridRowId) =>
    setModes({...modes, [id]: {mode: GridRowModes.Edit, fieldToFocus: 'title'}});
  const save = (id: GridRowId) => setModes({...modes, [id]: {mode: GridRowModes.View}});
  const remove = (id: GridRowId) =>
    setRows((old) => old.filter((row) => row.id !== id));
  const cancel = (row: Loan) => {
    setModes({
      ...modes,
      [row.id]: {mode: GridRowModes.View, ignoreModifications: true},
    });
    if (row.isNew) {
      remove(row.id);
    }
  };
  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    setRows([...rows, {id, title: '', reader: '', isNew: true}]);
    edit(id);
  };
  const update = (row: Loan) => {
    const saved = {...row, isNew: false};
    setRows((old) => old.map((one) => (one.id === row.id ? saved : one)));
    return saved;
  };

  const columns: GridColDef<Loan>[] = [
    {field: 'title', headerName: 'Title', editable: true, flex: 1, minWidth: 130},
    {field: 'reader', headerName: 'Reader', editable: true, width: 100},
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 100,
      getActions: ({id, row}) =>
        modes[id]?.mode === GridRowModes.Edit
          ? [
              <GridActionsCellItem
                icon={<SaveIcon />}
                label="Save"
                onClick={() => save(id)}
              />,
              <GridActionsCellItem
                icon={<CloseIcon />}
                label="Cancel"
                onClick={() => cancel(row)}
              />,
            ]
          : [
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
            ],
    },
  ];

  return (
    <div style={{height: 380, width: '100%'}}>
      <DataGrid
        aria-label="Loans"
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        onRowEditStop={(params, event) => {
          if (params.reason === GridRowEditStopReasons.rowFocusOut) {
            event.defaultMuiPrevented = true; // Stay in edit mode.
          }
        }}
        processRowUpdate={update}
        slots={{toolbar: LoanToolbar}}
        slotProps={{toolbar: {onAdd: add}}}
        showToolbar
      />
    </div>
  );
}
// #endregion
