import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';

const delivery = dayjs('2025-06-14');

export default function TextFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 260}}>
        <DatePicker
          label="Delivery date"
          defaultValue={delivery}
          slotProps={{textField: {size: 'small'}}}
        />
        <DatePicker
          label="Delivery date"
          defaultValue={delivery}
          slotProps={{textField: {helperText: 'Monday to Friday'}}}
        />
        <DatePicker
          label="Delivery date"
          defaultValue={delivery}
          slotProps={{textField: {variant: 'filled', color: 'secondary'}}}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
