import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

const rows = createParcels(100);

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', width: 150},
  {field: 'city', headerName: 'City'},
  {field: 'country', headerName: 'Country'},
  {field: 'weight', headerName: 'Weight in kg', type: 'number', width: 120},
  {field: 'postage', headerName: 'Postage in $', type: 'number', width: 120},
];

const address = {weight: false, postage: false};
const cost = {city: false, country: false};

export default function ControlledVisibility() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>(address);

  return (
    <div style={{width: '100%'}}>
      <Button onClick={() => setModel(address)}>Address</Button>
      <Button onClick={() => setModel(cost)}>Cost</Button>
      <Button onClick={() => setModel({})}>All</Button>
      <div style={{height: 372, marginTop: 8}}>
        <DataGrid
          aria-label="Parcels"
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={(newModel) => setModel(newModel)}
          showToolbar
        />
      </div>
    </div>
  );
}
// #endregion
