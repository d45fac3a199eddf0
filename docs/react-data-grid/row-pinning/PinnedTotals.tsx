import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridPinnedRowsProp,
} from '@mui/x-data-grid-pro';

// #region preview
interface Day {
  id: string;
  day: string;
  passengers: number;
}

const counts = [812, 934, 877, 1020, 1284, 1610, 1402];

const rows: Day[] = counts.map((passengers, index) => ({
  id: `june-${index + 2}`,
  day: `June ${index + 2}`,
  passengers,
}));

const pinnedRows: GridPinnedRowsProp<Day> = {
  top: [
    {id: 'record', day: 'Record, July 28', passengers: 2114},
    {id: 'last-year', day: 'Average 2024', passengers: 1003},
  ],
  bottom: [
    {id: 'total', day: 'Week', passengers: counts.reduce((sum, count) => sum + count)},
  ],
};

const columns: GridColDef<Day>[] = [
  {field: 'day', headerName: 'Day', flex: 1, minWidth: 140},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 130},
];

export default function PinnedTotals() {
  return (
    <Box sx={{height: 430, width: '100%'}}>
      <DataGridPro
        aria-label="Passengers per day"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
      />
    </Box>
  );
}
// #endregion
