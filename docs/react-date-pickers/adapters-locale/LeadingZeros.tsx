import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';

export default function LeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <DateField
          label="Field"
          defaultValue={dayjs('2025-06-04')}
          format="M/D/YYYY"
          shouldRespectLeadingZeros
        />
        <DatePicker
          label="Picker"
          defaultValue={dayjs('2025-06-04')}
          format="M/D/YYYY"
          slotProps={{field: {shouldRespectLeadingZeros: true}}}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
