import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function StayForm() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<string | null>(null);
  const message = error ? 'Arrival is possible from tomorrow' : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{gap: 2, width: 280}}>
        <DatePicker
          label="Arrival"
          name="arrival"
          value={arrival}
          onChange={setArrival}
          minDate={dayjs().add(1, 'day')}
          onError={setError}
          slotProps={{textField: {helperText: message}}}
        />
        <p role="status">
          {arrival?.isValid() && !error
            ? `Arrival on ${arrival.format('YYYY-MM-DD')}`
            : 'No arrival yet'}
        </p>
      </Stack>
    </LocalizationProvider>
  );
}
