import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function BasicDatePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{maxWidth: 320}}>
        <DatePicker label="Day" defaultValue={dayjs('2025-08-12')} />
        <DatePicker
          label="Month"
          views={['year', 'month']}
          defaultValue={dayjs('2025-08-12')}
        />
        <DatePicker
          label="Named sections"
          enableAccessibleFieldDOMStructure
          defaultValue={dayjs('2025-08-12')}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
