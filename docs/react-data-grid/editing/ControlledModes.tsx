import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel', editable: true, width: 130},
  {
    field: 'passengers',
    headerName: 'Passengers',
    type: 'number',
    editable: true,
    width: 130,
  },
];

export default function ControlledModes() {
  const [model, setModel] = React.useState<GridCellModesModel>({});
  const [cell, setCell] = React.useState<{id: string; field: string} | null>(null);
  const isEditing =
    cell !== null && model[cell.id]?.[cell.field]?.mode === GridCellModes.Edit;

  const setMode = (mode: GridCellModes, ignoreModifications?: boolean) => {
    if (cell) {
      const props = mode === GridCellModes.Edit ? {mode} : {mode, ignoreModifications};
      setModel({...model, [cell.id]: {...model[cell.id], [cell.field]: props}});
    }
  };
  const rememberCell = (event: React.FocusEvent<HTMLDivElement>) => {
    const {field} = event.currentTarget.dataset;
    const id = event.currentTarget.parentElement?.dataset.id;
    if (id && field && columns.some((column) => column.field === field)) {
      setCell({id, field});
    }
  };
  const keepFocus = (event: React.SyntheticEvent) => event.preventDefault();

  return (
    <div style={{width: '100%'}}>
      <Stack direction="row" spacing={1} sx={{mb: 1}} onMouseDown={keepFocus}>
        <Button
          disabled={!cell}
          onClick={() => setMode(isEditing ? GridCellModes.View : GridCellModes.Edit)}
        >
          {isEditing ? 'Save' : 'Edit'}
        </Button>
        <Button disabled={!isEditing} onClick={() => setMode(GridCellModes.View, true)}>
          Cancel
        </Button>
      </Stack>
      <div style={{height: 370}}>
        <DataGrid
          aria-label="Departures"
          rows={departures}
          columns={columns}
          cellModesModel={model}
          onCellModesModelChange={setModel}
          onCellEditStop={(params, event) => {
            if (params.reason === GridCellEditStopReasons.cellFocusOut) {
              event.defaultMuiPrevented = true;
            }
          }}
          slotProps={{cell: {onFocus: rememberCell}}}
        />
      </div>
    </div>
  );
}
// #endregion
