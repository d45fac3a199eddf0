import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import {
  DateRangePicker,
  type DateRangePickerProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

// #region preview
// The type of `slotProps.field` doesn't include props of a specific field.
const field = {
  dateSeparator: 'until',
  slotProps: {separator: {color: 'text.secondary', sx: {fontStyle: 'italic'}}},
} as NonNullable<DateRangePickerProps['slotProps']>['field'];

export default function FadedSeparator() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{start: 'Check-in', end: 'Check-out'}}
        defaultValue={[dayjs('2025-06-14'), dayjs('2025-06-17')]}
        slots={{field: MultiInputDateRangeField}}
        slotProps={{field}}
      />
    </LocalizationProvider>
  );
}
// #endregion
