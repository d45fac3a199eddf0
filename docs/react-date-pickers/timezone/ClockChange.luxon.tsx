import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import {DateTime} from 'luxon';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';

const zone = 'America/New_York';

interface NightProps {
  label: string;
  start: DateTime;
}

function Night({label, start}: NightProps) {
  const [value, setValue] = React.useState<DateTime | null>(start);
  return (
    <Stack spacing={1} sx={{width: 260}}>
      <DateTimeField label={label} ampm={false} value={value} onChange={setValue} />
      <Typography variant="body2" role="status">
        UTC: {value?.isValid ? value.toUTC().toISO() : String(value)}
      </Typography>
    </Stack>
  );
}

export default function ClockChange() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <Night
          label="Skips 02:00 to 03:00"
          start={DateTime.fromISO('2025-03-09T01:30', {zone})}
        />
        <Night
          label="Has 01:00 to 02:00 twice"
          start={DateTime.fromISO('2025-11-02T00:30', {zone})}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
