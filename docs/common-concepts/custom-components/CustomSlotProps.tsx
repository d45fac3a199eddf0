import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridSlots,
  type PropsFromSlot,
} from '@mui/x-data-grid';

// #region preview
declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    passengers: number;
  }
}

function PassengerFooter({passengers}: PropsFromSlot<GridSlots['footer']>) {
  return (
    <Box role="status" sx={{p: 1.5, borderTop: 1, borderColor: 'divider'}}>
      {passengers} passengers on board
    </Box>
  );
}

const columns: GridColDef[] = [
  {field: 'boat', headerName: 'Boat', flex: 1},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 120},
];

export default function CustomSlotProps() {
  const [passengers, setPassengers] = React.useState(88);
  const rows = React.useMemo(() => [{id: 1, boat: 'Eider', passengers}], [passengers]);

  return (
    <Box sx={{width: '100%'}}>
      <Button onClick={() => setPassengers(passengers + 1)} sx={{mb: 1}}>
        Add a passenger
      </Button>
      <div style={{height: 230}}>
        <DataGrid
          aria-label="Boats"
          columns={columns}
          rows={rows}
          slots={{footer: PassengerFooter}}
          slotProps={{footer: {passengers}}}
        />
      </div>
    </Box>
  );
}
// #endregion
