import * as React from 'react';
import Stack from '@mui/material/Stack';
import moment, {type Moment} from 'moment-timezone';
import {AdapterMoment} from '@mui/x-date-pickers/AdapterMoment';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function TimeZones() {
  const [start, setStart] = React.useState<Moment | null>(
    moment.utc('2025-08-12T18:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment}>
      {/* #region preview */}
      {/* const [start, setStart] = React.useState(moment.utc('2025-08-12T18:30')); */}
      <Stack spacing={2} sx={{maxWidth: 320}}>
        <DateTimePicker
          label="New York"
          timezone="America/New_York"
          value={start}
          onChange={setStart}
        />
        <DateTimePicker
          label="San Francisco"
          timezone="America/Los_Angeles"
          value={start}
          onChange={setStart}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
