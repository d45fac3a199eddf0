import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function StartAndEnd() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2025-06-14'), dayjs('2025-06-17')]}
        slotProps={{
          textField: ({position}) =>
            position === 'start'
              ? {label: 'Check-in', color: 'success', focused: true}
              : {label: 'Check-out', color: 'secondary', focused: true},
        }}
      />
    </LocalizationProvider>
  );
}
// #endregion
