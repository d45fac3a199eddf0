import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import {DateTime} from 'luxon';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';

export default function LuxonZone() {
  const [value, setValue] = React.useState<DateTime | null>(
    DateTime.fromISO('2025-06-14T15:30', {zone: 'America/New_York'}),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={1} sx={{width: 300, maxWidth: '100%'}}>
        <DateTimePicker label="New York time" value={value} onChange={setValue} />
        <Typography variant="body2" role="status">
          Stored: {value?.isValid ? value.toISO() : String(value)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
