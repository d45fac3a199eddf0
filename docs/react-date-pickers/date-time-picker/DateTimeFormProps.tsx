import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

const session = dayjs('2025-06-14T10:00');

export default function DateTimeFormProps() {
  const [sent, setSent] = React.useState('');

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form holds the text of the field, not a date object.
    setSent(String(new FormData(event.currentTarget).get('session')));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={submit} spacing={2} sx={{width: 280}}>
        {/* #region preview */}
        {/* const session = dayjs('2025-06-14T10:00'); */}
        {/* new FormData(form).get('session') returns the text of the field. */}
        <DateTimePicker label="Disabled" disabled defaultValue={session} />
        <DateTimePicker label="Read-only" readOnly defaultValue={session} />
        <DateTimePicker label="Session" name="session" defaultValue={session} />
        <Button type="submit" variant="contained">
          Reserve
        </Button>
        {/* #endregion */}
        <Typography variant="body2" role="status">
          {sent ? `session=${sent}` : 'Not reserved yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
