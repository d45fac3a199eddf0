import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterMoment} from '@mui/x-date-pickers/AdapterMoment';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import moment, {type Moment} from 'moment-timezone';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';

export default function MomentZone() {
  const [value, setValue] = React.useState<Moment | null>(
    moment.tz('2025-06-14T15:30', 'America/New_York'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment}>
      <Stack spacing={1} sx={{width: 300, maxWidth: '100%'}}>
        <DateTimePicker label="New York time" value={value} onChange={setValue} />
        <Typography variant="body2" role="status">
          Stored: {value?.isValid() ? value.format() : String(value)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
