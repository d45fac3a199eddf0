import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

const trip: DateRange<Dayjs> = [dayjs('2025-06-14'), dayjs('2025-06-18')];

const show = (date: Dayjs | null) => {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('YYYY-MM-DD') : 'Invalid Date';
};

export default function FieldRangeValue() {
  // #region preview
  // const trip = [dayjs('2025-06-14'), dayjs('2025-06-18')];
  const [range, setRange] = React.useState(trip);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 320}}>
        <SingleInputDateRangeField label="Uncontrolled" defaultValue={trip} />
        <SingleInputDateRangeField
          label="Controlled"
          value={range}
          onChange={setRange}
          clearable
        />
        <Typography role="status">
          [{show(range[0])}, {show(range[1])}]
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
  // #endregion
}
