import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

// #region preview
const closure: DateRange<Dayjs> = [
  dayjs('2025-06-16T08:00'),
  dayjs('2025-06-17T18:00'),
];

export default function DateTimeRangeFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 460}}>
        <DateTimeRangePicker label="Disabled" defaultValue={closure} disabled />
        <DateTimeRangePicker label="Read-only" defaultValue={closure} readOnly />
        <DateTimeRangePicker label="Named" defaultValue={closure} name="closure" />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
