import Stack from '@mui/material/Stack';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {field: 'recipient', headerName: 'Recipient', width: 160},
  {field: 'city', headerName: 'City', width: 120},
];

function NoParcels() {
  return (
    <Stack
      sx={{height: '100%', alignItems: 'center', justifyContent: 'center', gap: 1}}
    >
      <InboxIcon sx={{fontSize: 96}} color="disabled" />
      No parcels today
    </Stack>
  );
}

export default function OverlayHeight() {
  return (
    <div style={{display: 'flex', flexDirection: 'column', width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        rows={[]}
        columns={columns}
        slots={{noRowsOverlay: NoParcels}}
        sx={{'--DataGrid-overlayHeight': '300px'}}
      />
    </div>
  );
}
// #endregion
