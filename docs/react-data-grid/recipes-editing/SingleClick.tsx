import * as React from 'react';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', width: 180},
  {field: 'vessel', headerName: 'Vessel', editable: true, width: 110},
  {
    field: 'passengers',
    headerName: 'Passengers',
    type: 'number',
    editable: true,
    width: 120,
  },
];

export default function SingleClick() {
  const [model, setModel] = React.useState<GridCellModesModel>({});

  const startEditing = (
    {id, field, isEditable}: GridCellParams,
    event: React.MouseEvent,
  ) => {
    // Ignore clicks in menus, which React passes on from elsewhere in the document.
    if (!isEditable || !event.currentTarget.contains(event.target as Node)) {
      return;
    }
    setModel((old) => {
      const next: GridCellModesModel = {};
      for (const [rowId, cells] of Object.entries(old)) {
        next[rowId] = Object.fromEntries(
          Object.keys(cells).map((key) => [key, {mode: GridCellModes.View}]),
        );
      }
      next[id] = {...next[id], [field]: {mode: GridCellModes.Edit}};
      return next;
    });
  };

  return (
    <div style={{height: 370, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        cellModesModel={model}
        onCellModesModelChange={setModel}
        onCellClick={startEditing}
      />
    </div>
  );
}
// #endregion
