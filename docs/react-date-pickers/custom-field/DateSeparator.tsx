import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const stay = [dayjs('2025-06-14'), dayjs('2025-06-17')] as const;

export default function DateSeparator() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320, maxWidth: '100%'}}>
        {/* #region preview */}
        {/* const stay = [dayjs('2025-06-14'), dayjs('2025-06-17')]; */}
        <SingleInputDateRangeField
          label="Stay"
          defaultValue={[...stay]}
          dateSeparator="to"
        />
        <MultiInputDateRangeField
          defaultValue={[...stay]}
          dateSeparator="to"
          slotProps={{
            textField: ({position}) => ({label: position === 'start' ? 'From' : 'To'}),
          }}
        />
        <DateRangePicker
          label="Stay"
          defaultValue={[...stay]}
          slotProps={{field: {dateSeparator: 'to'}}}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
