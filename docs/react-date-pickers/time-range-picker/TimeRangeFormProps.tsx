import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

// #region preview
const opening: DateRange<Dayjs> = [
  dayjs('2025-06-14T09:00'),
  dayjs('2025-06-14T17:00'),
];

export default function TimeRangeFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 280}}>
        <TimeRangePicker label="Disabled" defaultValue={opening} disabled />
        <TimeRangePicker label="Read-only" defaultValue={opening} readOnly />
        <TimeRangePicker label="Named" defaultValue={opening} name="opening" />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
