import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

const season: DateRange<Dayjs> = [dayjs('2025-06-01'), dayjs('2025-08-31')];

export default function RangeFormProps() {
  const [submitted, setSubmitted] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(String(new FormData(event.currentTarget).get('stay')));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={handleSubmit} spacing={2} sx={{maxWidth: 320}}>
        {/* #region preview */}
        {/* const season = [dayjs('2025-06-01'), dayjs('2025-08-31')]; */}
        {/* new FormData(form).get('stay') returns the text of the field. */}
        <DateRangePicker label="Disabled" defaultValue={season} disabled />
        <DateRangePicker label="Read-only" defaultValue={season} readOnly />
        <DateRangePicker label="Stay" defaultValue={season} name="stay" />
        <Button type="submit" variant="outlined">
          Submit
        </Button>
        {/* #endregion */}
        <Typography role="status">stay = {submitted || '…'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
