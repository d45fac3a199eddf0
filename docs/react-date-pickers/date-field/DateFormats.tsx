import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
const day = dayjs('2025-06-14');

export default function DateFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 280}}>
        <DateField label="Dashes" format="DD-MM-YYYY" defaultValue={day} />
        <DateField label="Month in letters" format="MMMM D, YYYY" defaultValue={day} />
        <DateField
          label="Spacious"
          format="MM/DD/YYYY"
          formatDensity="spacious"
          defaultValue={day}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
