import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledDate() {
  // #region preview
  const [returnDate, setReturnDate] = React.useState<Dayjs | null>(dayjs('2025-06-21'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <DatePicker label="Pickup (uncontrolled)" defaultValue={dayjs('2025-06-14')} />
        <Stack spacing={1}>
          <DatePicker
            label="Return (controlled)"
            value={returnDate}
            onChange={setReturnDate}
          />
          <Typography variant="body2">
            Return:{' '}
            {returnDate?.isValid() ? returnDate.format('dddd, MMMM D') : 'no date'}
          </Typography>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
  // #endregion
}
