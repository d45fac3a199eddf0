import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

const visit: DateRange<Dayjs> = [dayjs('2025-06-14T10:00'), dayjs('2025-06-14T10:45')];

const show = (time: Dayjs | null) =>
  time?.isValid() ? time.format('MMM D, HH:mm') : '…';

export default function TimeFieldRangeValue() {
  const [range, setRange] = React.useState(visit);
  const [start, end] = range;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 320}}>
        {/* #region preview */}
        {/* const visit = [dayjs('2025-06-14T10:00'), dayjs('2025-06-14T10:45')]; */}
        {/* const [range, setRange] = React.useState(visit); */}
        <SingleInputTimeRangeField label="Uncontrolled" defaultValue={visit} />
        <SingleInputTimeRangeField
          label="Controlled, 24 hours"
          ampm={false}
          clearable
          value={range}
          onChange={setRange}
        />
        {/* #endregion */}
        <Typography role="status">
          {show(start)} to {show(end)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
