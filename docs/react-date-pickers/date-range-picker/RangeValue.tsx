import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

// #region preview
export default function RangeValue() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([dayjs('2025-06-14'), null]);
  const [start, end] = stay;
  const nights = start && end ? end.diff(start, 'day') : NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 320}}>
        <DateRangePicker
          label="Uncontrolled"
          defaultValue={[dayjs('2025-06-14'), dayjs('2025-06-18')]}
        />
        <DateRangePicker label="Controlled" value={stay} onChange={setStay} />
        <Typography role="status">
          {nights >= 0 ? `${nights} nights` : 'Select two dates'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
