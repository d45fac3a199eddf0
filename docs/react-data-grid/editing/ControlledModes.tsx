import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, product: 'Standing desk', price: 549},
  {id: 2, product: 'Office chair', price: 289},
  {id: 3, product: 'Desk lamp', price: 59},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', width: 160},
  {field: 'price', headerName: 'Price ($)', type: 'number', editable: true, width: 130},
];

// Keeps the other cells in edit mode when the focus moves.
const stayInEditMode: GridEventListener<'cellEditStop'> = ({reason}, event) => {
  if (reason === GridCellEditStopReasons.cellFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function ControlledModes() {
  // #region preview
  // A row: {id: 1, product: 'Standing desk', price: 549}
  const [model, setModel] = React.useState<GridCellModesModel>({});

  const isEditing = Object.values(model).some(
    ({price}) => price?.mode === GridCellModes.Edit,
  );
  const editPrices = () =>
    setModel(
      Object.fromEntries(rows.map(({id}) => [id, {price: {mode: GridCellModes.Edit}}])),
    );
  const stopEditing = (ignoreModifications: boolean) =>
    setModel(
      Object.fromEntries(
        rows.map(({id}) => [
          id,
          {price: {mode: GridCellModes.View, ignoreModifications}},
        ]),
      ),
    );
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 1, mb: 1}}>
        <Button disabled={isEditing} onClick={editPrices}>
          Edit prices
        </Button>
        <Button disabled={!isEditing} onClick={() => stopEditing(false)}>
          Save
        </Button>
        <Button disabled={!isEditing} onClick={() => stopEditing(true)}>
          Cancel
        </Button>
      </Stack>
      <div style={{height: 214}}>
        <DataGrid
          aria-label="Products"
          rows={rows}
          columns={columns}
          cellModesModel={model}
          onCellModesModelChange={setModel}
          onCellEditStop={stayInEditMode}
          hideFooter
        />
      </div>
    </div>
  );
}
