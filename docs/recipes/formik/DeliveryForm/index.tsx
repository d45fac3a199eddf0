import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import {Form, Formik, type FormikErrors} from 'formik';
import {FormikDatePicker} from './FormikDatePicker';

interface Delivery {
  customer: string;
  date: Dayjs | null;
}

const NEW_DELIVERY: Delivery = {customer: '', date: null};
const FIRST_DAY = dayjs('2026-06-01');

const isSunday = (date: Dayjs) => date.day() === 0;

const validate = ({customer}: Delivery): FormikErrors<Delivery> =>
  customer ? {} : {customer: 'Enter the name of the customer.'};

export default function DeliveryForm() {
  const [saved, setSaved] = React.useState('');
  const save = async ({customer, date}: Delivery) => {
    setSaved(`The delivery to ${customer} is on ${date!.format('YYYY-MM-DD')}.`);
  };

  return (
    // #region preview
    <Formik initialValues={NEW_DELIVERY} validate={validate} onSubmit={save}>
      {/* NEW_DELIVERY: {customer: '', date: null} */}
      {({getFieldProps, touched, errors}) => (
        <Stack component={Form} noValidate spacing={2}>
          <TextField
            label="Customer"
            {...getFieldProps('customer')}
            error={Boolean(touched.customer && errors.customer)}
            helperText={touched.customer && errors.customer}
          />
          <LocalizationProvider dateAdapter={AdapterDayjs}>
            <FormikDatePicker
              name="date"
              label="Delivery date"
              minDate={FIRST_DAY}
              shouldDisableDate={isSunday}
            />
          </LocalizationProvider>
          <Button type="submit" variant="contained">
            Schedule
          </Button>
          {/* #endregion */}
          <div role="status">{saved && <Alert severity="success">{saved}</Alert>}</div>
        </Stack>
      )}
    </Formik>
  );
}
