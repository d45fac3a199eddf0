import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';

// #region preview
export default function ControlledTime() {
  const [closes, setCloses] = React.useState<Dayjs | null>(dayjs('2025-06-14T21:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <TimePicker
          label="Opens (uncontrolled)"
          defaultValue={dayjs('2025-06-14T06:45')}
        />
        <Stack spacing={1}>
          <TimePicker label="Closes (controlled)" value={closes} onChange={setCloses} />
          <Typography variant="body2">
            Value: {closes?.isValid() ? closes.format('YYYY-MM-DD HH:mm') : 'none'}
          </Typography>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
