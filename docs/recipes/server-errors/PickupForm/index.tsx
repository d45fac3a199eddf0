import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import {schedulePickup, type Pickup, type PickupErrors} from './server';

const toIso = (date: Dayjs | null) =>
  date?.isValid() ? date.format('YYYY-MM-DD') : '';

export default function PickupForm() {
  const [order, setOrder] = React.useState('A-1042');
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2026-06-10'));
  const [answer, setAnswer] = React.useState<{sent: Pickup; errors: PickupErrors}>();
  const [isPending, startTransition] = React.useTransition();
  const orderRef = React.useRef<HTMLInputElement>(null);
  const dateRef = React.useRef<HTMLInputElement>(null);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (isPending) {
      return;
    }
    startTransition(async () => {
      const sent = {order, date: toIso(date)};
      const errors = await schedulePickup(sent);
      setAnswer({sent, errors});
      const firstInvalid = errors.order ? orderRef : errors.date ? dateRef : undefined;
      firstInvalid?.current?.focus();
    });
  };
  const isSaved = answer !== undefined && Object.keys(answer.errors).length === 0;

  // #region preview
  // answer: {sent: {order: 'A-1042', date: '2026-06-10'}, errors: {date: 'All pickups …'}}
  const orderError = answer?.sent.order === order && answer.errors.order;
  const dateError = answer?.sent.date === toIso(date) && answer.errors.date;

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          label="Pickup date"
          value={date}
          onChange={setDate}
          inputRef={dateRef}
          slotProps={{
            textField: {error: Boolean(dateError), helperText: dateError},
          }}
        />
      </LocalizationProvider>
      {/* #endregion */}
      <TextField
        label="Order"
        value={order}
        onChange={(event) => setOrder(event.target.value)}
        inputRef={orderRef}
        error={Boolean(orderError)}
        helperText={orderError}
      />
      <Button type="submit" variant="contained">
        {isPending ? 'Scheduling…' : 'Schedule'}
      </Button>
      <div role="status">
        {isSaved && (
          <Alert severity="success">
            Pickup of {answer.sent.order} scheduled for {answer.sent.date}.
          </Alert>
        )}
      </div>
    </Stack>
  );
}
