import Box from '@mui/material/Box';
import type {GridColDef} from '@mui/x-data-grid-pro';
import type {Price} from './feed';

const dollars = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 2,
  // The sign shows the direction, so the color isn't the only clue.
  signDisplay: 'exceptZero',
});

const colorOf = (change: number) => {
  if (change === 0) {
    return 'text.primary';
  }
  return change > 0 ? 'success.main' : 'error.main';
};

export const columns: GridColDef<Price>[] = [
  {field: 'id', headerName: 'Symbol', flex: 1, minWidth: 90},
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => dollars.format(value),
  },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => percent.format(value),
    renderCell: ({value, formattedValue}) => (
      // Keeps the sign before the number in right-to-left pages.
      <Box component="span" dir="ltr" sx={{color: colorOf(value)}}>
        {formattedValue}
      </Box>
    ),
  },
];
