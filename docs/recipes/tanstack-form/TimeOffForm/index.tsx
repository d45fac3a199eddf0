// Only for Day.js: the types of the form are too deep for Moment objects.
import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {Dayjs} from 'dayjs';
import {useAppForm} from './useAppForm';
import {checkDay, checkLastDay, FIRST_DAY} from './validators';

interface TimeOff {
  start: Dayjs | null;
  end: Dayjs | null;
}

const NEW_REQUEST: TimeOff = {start: null, end: null};

export default function TimeOffForm() {
  const [saved, setSaved] = React.useState('');
  const form = useAppForm({
    defaultValues: NEW_REQUEST,
    onSubmit: ({value: {start, end}}) => {
      const days = end!.diff(start!, 'day') + 1;
      setSaved(`Days requested: ${days}, from ${start!.format('YYYY-MM-DD')}.`);
    },
  });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    void form.handleSubmit();
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate onSubmit={submit} spacing={2}>
        {/* #region preview */}
        {/* const form = useAppForm({defaultValues: {start: null, end: null}, onSubmit}); */}
        <form.AppField
          name="start"
          validators={{onChange: ({value}) => checkDay(value)}}
        >
          {(field) => <field.DatePicker label="First day" minDate={FIRST_DAY} />}
        </form.AppField>
        <form.AppField
          name="end"
          validators={{
            onChangeListenTo: ['start'],
            onChange: ({value, fieldApi}) =>
              checkLastDay(value, fieldApi.form.getFieldValue('start')),
          }}
        >
          {(field) => <field.DatePicker label="Last day" minDate={FIRST_DAY} />}
        </form.AppField>
        {/* #endregion */}
        <Button type="submit" variant="contained">
          Request
        </Button>
        <div role="status">{saved && <Alert severity="success">{saved}</Alert>}</div>
      </Stack>
    </LocalizationProvider>
  );
}
