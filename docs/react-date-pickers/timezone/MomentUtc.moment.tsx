import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterMoment} from '@mui/x-date-pickers/AdapterMoment';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import moment, {type Moment} from 'moment';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';

export default function MomentUtc() {
  const [value, setValue] = React.useState<Moment | null>(
    moment.utc('2025-06-14T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterMoment}>
      <Stack spacing={1} sx={{width: 300, maxWidth: '100%'}}>
        <DateTimePicker label="UTC" value={value} onChange={setValue} />
        <Typography variant="body2" role="status">
          Stored: {value?.isValid() ? value.format() : String(value)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
