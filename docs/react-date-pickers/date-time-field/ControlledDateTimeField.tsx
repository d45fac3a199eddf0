import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledDateTimeField() {
  const [ends, setEnds] = React.useState<Dayjs | null>(dayjs('2025-06-14T14:15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      {/* const [ends, setEnds] = React.useState(dayjs('2025-06-14T14:15')); */}
      <Stack spacing={2} sx={{width: 300}}>
        <DateTimeField
          label="Shift starts (uncontrolled)"
          defaultValue={dayjs('2025-06-14T06:00')}
        />
        <Stack spacing={1}>
          <DateTimeField
            label="Shift ends (controlled)"
            value={ends}
            onChange={setEnds}
          />
          <Typography variant="body2">
            onChange received:{' '}
            {ends?.isValid() ? ends.format('YYYY-MM-DD HH:mm') : String(ends)}
          </Typography>
        </Stack>
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
