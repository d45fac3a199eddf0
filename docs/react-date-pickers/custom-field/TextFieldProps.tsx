import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';

export default function TextFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{width: 260}}>
        <DatePicker
          label="Delivery date"
          defaultValue={dayjs('2025-06-14')}
          slotProps={{textField: {size: 'small'}}}
        />
        <DatePicker
          label="Delivery date"
          defaultValue={dayjs('2025-06-14')}
          slotProps={{textField: {helperText: 'Monday to Friday'}}}
        />
        <DatePicker
          label="Delivery date"
          defaultValue={dayjs('2025-06-14')}
          slotProps={{textField: {variant: 'filled', color: 'secondary'}}}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
