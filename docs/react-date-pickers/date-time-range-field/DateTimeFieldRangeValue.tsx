import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

const rental: DateRange<Dayjs> = [dayjs('2025-06-14T09:00'), dayjs('2025-06-15T18:00')];

const show = (time: Dayjs | null) =>
  time?.isValid() ? time.format('MMM D, HH:mm') : '…';

export default function DateTimeFieldRangeValue() {
  const [range, setRange] = React.useState(rental);
  const [start, end] = range;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 460}}>
        {/* #region preview */}
        {/* const rental = [dayjs('2025-06-14T09:00'), dayjs('2025-06-15T18:00')]; */}
        {/* const [range, setRange] = React.useState(rental); */}
        <SingleInputDateTimeRangeField label="Uncontrolled" defaultValue={rental} />
        <SingleInputDateTimeRangeField
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
