import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {Dayjs} from 'dayjs';
import {fitDeparture, getLimits, OPENING} from './stayRules';

export default function StayForm() {
  // The arrival is `null` while the first picker contains no valid date.
  const [arrival, setArrival] = React.useState<Dayjs | null>(null);
  const [departure, setDeparture] = React.useState<Dayjs | null>(null);
  const limits = React.useMemo(() => arrival && getLimits(arrival), [arrival]);
  const nights = arrival && departure ? departure.diff(arrival, 'day') : 0;
  const isBookable = limits !== null && nights >= limits.min && nights <= limits.max;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* #region preview */}
        {/* limits: {min: 5, max: 14, first: …, last: …}, or null without an arrival */}
        <DatePicker
          label="Arrival"
          minDate={OPENING}
          onChange={(date, {validationError}) => {
            const next = validationError ? null : date;
            setArrival(next);
            setDeparture(next ? fitDeparture(departure, next) : departure);
          }}
        />
        <DatePicker
          label="Departure"
          disabled={!limits}
          minDate={limits?.first}
          maxDate={limits?.last}
          value={departure}
          onChange={setDeparture}
          slotProps={{
            textField: {helperText: limits && `${limits.min} to ${limits.max} nights`},
          }}
        />
        {/* #endregion */}
        <Typography role="status">
          {isBookable ? `Your stay: ${nights} nights` : 'Select your stay.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
