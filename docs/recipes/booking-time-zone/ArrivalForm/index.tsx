import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {Dayjs} from 'dayjs';
import {describe, HOTEL_ZONE, OPENING} from './hotel';

export default function ArrivalForm() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* #region preview */}
        {/* HOTEL_ZONE = 'Asia/Tokyo'; OPENING = dayjs.tz('2026-06-01T15:00', HOTEL_ZONE); */}
        <DateTimePicker
          label="Arrival (Tokyo time)"
          timezone={HOTEL_ZONE}
          minDateTime={OPENING}
          onChange={(date, {validationError}) =>
            setArrival(validationError ? null : date)
          }
        />
        {/* arrival.toISOString() is sent to the server: '2026-06-02T07:30:00.000Z' */}
        {/* #endregion */}
        <div role="status">
          {arrival ? (
            <>
              <Typography>At the hotel: {describe(arrival, HOTEL_ZONE)}</Typography>
              <Typography>In your time zone: {describe(arrival)}</Typography>
              <Typography>Sent to the server: {arrival.toISOString()}</Typography>
            </>
          ) : (
            <Typography>The hotel opens on June 1, 2026, at 3 PM.</Typography>
          )}
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
