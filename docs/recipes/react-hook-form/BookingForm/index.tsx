import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import {useForm} from 'react-hook-form';
import {FormDatePicker} from './FormDatePicker';

interface Booking {
  guest: string;
  arrival: Dayjs | null;
}

const FIRST_ARRIVAL = dayjs('2026-06-01');

export default function BookingForm() {
  const [saved, setSaved] = React.useState('');
  // #region preview
  const {control, register, handleSubmit, formState} = useForm<Booking>({
    defaultValues: {guest: '', arrival: null},
  });
  const save = handleSubmit(({guest, arrival}) => {
    setSaved(`${guest} arrives on ${arrival!.format('YYYY-MM-DD')}.`);
  });

  return (
    <Stack component="form" noValidate onSubmit={save} spacing={2}>
      <TextField
        label="Guest"
        {...register('guest', {required: 'Enter the name of the guest.'})}
        error={Boolean(formState.errors.guest)}
        helperText={formState.errors.guest?.message}
      />
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <FormDatePicker
          control={control}
          name="arrival"
          label="Arrival"
          minDate={FIRST_ARRIVAL}
        />
      </LocalizationProvider>
      <Button type="submit" variant="contained">
        Book
      </Button>
      {/* #endregion */}
      <div role="status">{saved && <Alert severity="success">{saved}</Alert>}</div>
    </Stack>
  );
}
