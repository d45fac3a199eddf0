import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

function WideField(props: MultiInputDateRangeFieldProps<true>) {
  return <MultiInputDateRangeField spacing={5} {...props} />;
}
// Declares that each date has its own input.
WideField.fieldType = 'multi-input';

export default function TwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      {/* WideField renders <MultiInputDateRangeField spacing={5} {...props} />. */}
      {/* WideField.fieldType = 'multi-input'; */}
      <Stack spacing={2} sx={{width: 480, maxWidth: '100%'}}>
        <DateRangePicker
          localeText={{start: 'Check-in', end: 'Check-out'}}
          defaultValue={[dayjs('2025-06-14'), dayjs('2025-06-17')]}
          slots={{field: MultiInputDateRangeField}}
        />
        <DateRangePicker
          localeText={{start: 'Pickup', end: 'Drop-off'}}
          defaultValue={[dayjs('2025-08-11'), dayjs('2025-08-13')]}
          slots={{field: WideField}}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
