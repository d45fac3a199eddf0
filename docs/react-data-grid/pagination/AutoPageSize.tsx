import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(100);

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'service', headerName: 'Service', width: 120},
];

export default function AutoPageSize() {
  const [height, setHeight] = React.useState(400);

  return (
    <Stack spacing={1} sx={{width: '100%', height: 548}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height in pixels"
        value={height}
        onChange={(_event, value: number | null) => setHeight(value ?? height)}
      >
        <ToggleButton value={300}>300 px</ToggleButton>
        <ToggleButton value={400}>400 px</ToggleButton>
        <ToggleButton value={500}>500 px</ToggleButton>
      </ToggleButtonGroup>
      <div style={{height}}>
        <DataGrid aria-label="Parcels" rows={rows} columns={columns} autoPageSize />
      </div>
    </Stack>
  );
}
// #endregion
