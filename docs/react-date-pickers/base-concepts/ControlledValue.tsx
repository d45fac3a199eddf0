import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';

// #region preview
export default function ControlledValue() {
  const [delivery, setDelivery] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 260}}>
        <DatePicker
          label="Delivery date"
          value={delivery}
          onChange={(date) => setDelivery(date)}
          referenceDate={dayjs('2025-06-14')}
        />
        <Typography variant="body2" role="status">
          {delivery?.isValid() ? delivery.format('MMMM D, YYYY') : 'No date yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
