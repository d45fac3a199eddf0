import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';

const visit = dayjs('2025-06-16');

export default function ButtonAtStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 260}}>
        <DatePicker
          label="Appointment"
          defaultValue={visit}
          slotProps={{field: {openPickerButtonPosition: 'start'}}}
        />
        <DatePicker
          label="Appointment, can be cleared"
          defaultValue={visit}
          slotProps={{
            field: {
              openPickerButtonPosition: 'end',
              clearable: true,
              clearButtonPosition: 'start',
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
