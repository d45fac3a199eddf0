import * as React from 'react';
import {zodResolver} from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {useForm} from 'react-hook-form';
import {FormDatePicker} from './FormDatePicker';
import {invoiceSchema, type Invoice, type InvoiceInput} from './invoiceSchema';

export default function InvoiceForm() {
  const [saved, setSaved] = React.useState('');
  // #region preview
  const {control, register, handleSubmit, formState} = useForm<
    InvoiceInput,
    unknown,
    Invoice
  >({
    resolver: zodResolver(invoiceSchema),
    defaultValues: {customer: '', issued: null, due: null},
  });
  // The schema has turned dates into strings: {customer: 'Acme', issued: '2026-06-15', …}
  const save = handleSubmit((invoice) => setSaved(JSON.stringify(invoice)));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate onSubmit={save} spacing={2}>
        <FormDatePicker
          control={control}
          name="issued"
          label="Invoice date"
          deps="due"
        />
        <FormDatePicker control={control} name="due" label="Due date" />
        {/* #endregion */}
        <TextField
          label="Customer"
          {...register('customer')}
          error={Boolean(formState.errors.customer)}
          helperText={formState.errors.customer?.message}
        />
        <Button type="submit" variant="contained">
          Save
        </Button>
        <div role="status">
          {saved && (
            <Alert severity="success" sx={{overflowWrap: 'anywhere'}}>
              {saved}
            </Alert>
          )}
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
