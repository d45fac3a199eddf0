import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';

export default function ControlledTimeField() {
  // #region preview
  const [closes, setCloses] = React.useState<Dayjs | null>(dayjs('2025-06-14T17:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <TimeField
          label="Opens (uncontrolled)"
          defaultValue={dayjs('2025-06-14T08:00')}
        />
        <Stack spacing={1}>
          <TimeField label="Closes (controlled)" value={closes} onChange={setCloses} />
          <Typography variant="body2">
            onChange received:{' '}
            {closes?.isValid() ? closes.format('YYYY-MM-DD HH:mm') : String(closes)}
          </Typography>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
  // #endregion
}
