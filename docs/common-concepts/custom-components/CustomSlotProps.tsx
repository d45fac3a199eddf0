import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {DataGrid, type GridColDef, type GridSlots, type PropsFromSlot} from '@mui/x-data-grid';

// #region preview
declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    passengers: number;
  }
}

function PassengerFooter({passengers}: PropsFromSlot<GridSlots['footer']>) {
  return (
    <Box sx={{p: 1.5, borderTop: 1, borderColor: 'divider'}} role="status">
      {passengers} passengers aboard
    </Box>
  );
}
// #endregion

const columns: GridColDef[] = [
  {field: 'boat', headerName: 'Boat', flex: 1},
  {field: 'aboard', headerName: 'Aboard', type: 'number', width: 120},
];

export default function CustomSlotProps() {
  const [aboard, setAboard] = useState(88);
  const rows = [
    {id: 1, boat: 'Eider', aboard},
    {id: 2, boat: 'Fulmar', aboard: 61},
  ];

  return (
    <Box sx={{width: '100%'}}>
      <Button onClick={() => setAboard(aboard + 1)} sx={{mb: 1}}>
        Let somebody aboard the Eider
      </Button>
      <div style={{height: 230}}>
        <DataGrid
          columns={columns}
          rows={rows}
          slots={{footer: PassengerFooter}}
          slotProps={{footer: {passengers: aboard + 61}}}
        />
      </div>
    </Box>
  );
}
