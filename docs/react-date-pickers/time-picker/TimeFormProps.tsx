import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';

const opening = dayjs('2025-06-14T08:00');

export default function TimeFormProps() {
  const [sent, setSent] = React.useState('');

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form holds the text of the field, not a date object.
    setSent(String(new FormData(event.currentTarget).get('appointment')));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={submit} spacing={2} sx={{width: 280}}>
        {/* #region preview */}
        {/* const opening = dayjs('2025-06-14T08:00'); */}
        {/* new FormData(form).get('appointment') returns the text of the field. */}
        <TimePicker label="Disabled" disabled defaultValue={opening} />
        <TimePicker label="Read-only" readOnly defaultValue={opening} />
        <TimePicker label="Appointment" name="appointment" defaultValue={opening} />
        <Button type="submit" variant="contained">
          Request
        </Button>
        {/* #endregion */}
        <Typography variant="body2" role="status">
          {sent ? `appointment=${sent}` : 'Not requested yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
