import * as React from 'react';
import Stack from '@mui/material/Stack';
import {DateTime} from 'luxon';
import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function TimeZones() {
  const [start, setStart] = React.useState<DateTime | null>(
    DateTime.fromISO('2025-08-12T18:30', {zone: 'utc'}),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      {/* #region preview */}
      {/* const [start, setStart] = React.useState(DateTime.fromISO('2025-08-12T18:30', {zone: 'utc'})); */}
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
