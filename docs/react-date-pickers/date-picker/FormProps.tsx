import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function FormProps() {
  const [sent, setSent] = React.useState('');

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form submits the text of the field, not a date object.
    setSent(String(new FormData(event.currentTarget).get('deliveryDate')));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={submit} spacing={2} sx={{width: 280}}>
        {/* #region preview */}
        {/* submit() shows String(new FormData(form).get('deliveryDate')), such as '06/14/2025'. */}
        <DatePicker label="Disabled" disabled defaultValue={dayjs('2025-06-14')} />
        <DatePicker label="Read-only" readOnly defaultValue={dayjs('2025-06-14')} />
        <DatePicker
          label="Delivery date"
          name="deliveryDate"
          defaultValue={dayjs('2025-06-14')}
        />
        <Button type="submit" variant="contained">
          Order
        </Button>
        {/* #endregion */}
        <Typography variant="body2" role="status">
          {sent ? `deliveryDate=${sent}` : 'Not ordered yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
