import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';

export default function ButtonAtStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{width: 260}}>
        <DatePicker
          label="Appointment"
          defaultValue={dayjs('2025-06-16')}
          slotProps={{field: {openPickerButtonPosition: 'start'}}}
        />
        <DatePicker
          label="Appointment, can be cleared"
          defaultValue={dayjs('2025-06-16')}
          slotProps={{
            field: {
              openPickerButtonPosition: 'end',
              clearable: true,
              clearButtonPosition: 'start',
            },
          }}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
