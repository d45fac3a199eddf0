import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createTickets} from '../../data/tickets';

const rows = createTickets(100);

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Ticket', width: 80},
  {field: 'subject', headerName: 'Subject', flex: 1, minWidth: 200},
  {field: 'priority', headerName: 'Priority', width: 100},
];

interface HeightButtonsProps {
  height: number;
  onChange: (height: number) => void;
}

function HeightButtons({height, onChange}: HeightButtonsProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Height in pixels"
      value={height}
      onChange={(event, value: number | null) => onChange(value ?? height)}
    >
      <ToggleButton value={300}>300 px</ToggleButton>
      <ToggleButton value={400}>400 px</ToggleButton>
      <ToggleButton value={500}>500 px</ToggleButton>
    </ToggleButtonGroup>
  );
}

// #region preview
// A row: {id: 48000, subject: 'Discount code does not work', priority: 'Low', …}
export default function AutoPageSize() {
  const [height, setHeight] = React.useState(400);

  return (
    <Stack spacing={1} sx={{width: '100%', height: 548}}>
      {/* Three toggle buttons: 300, 400, and 500 px */}
      <HeightButtons height={height} onChange={setHeight} />
      <div style={{height}}>
        <DataGrid aria-label="Tickets" rows={rows} columns={columns} autoPageSize />
      </div>
    </Stack>
  );
}
// #endregion
