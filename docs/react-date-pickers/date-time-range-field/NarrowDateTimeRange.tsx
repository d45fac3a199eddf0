import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiInputDateTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

// #region preview
export default function NarrowDateTimeRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        defaultValue={[dayjs('2025-06-14T21:30'), dayjs('2025-06-15T03:45')]}
        direction="column"
        slots={{separator: () => null}}
        slotProps={{
          textField: ({position}) => ({
            label: position === 'start' ? 'Shift starts' : 'Shift ends',
          }),
        }}
        sx={{maxWidth: 240}}
      />
    </LocalizationProvider>
  );
}
// #endregion
