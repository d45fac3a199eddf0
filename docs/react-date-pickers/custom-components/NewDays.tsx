import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import {PickerDay2} from '@mui/x-date-pickers/PickerDay2';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {DateRangePickerDay2} from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import {StaticDateRangePicker} from '@mui/x-date-pickers-pro/StaticDateRangePicker';

export default function NewDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-06-14')}
          showDaysOutsideCurrentMonth
          slots={{day: PickerDay2}}
        />
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          defaultValue={[dayjs('2025-06-11'), dayjs('2025-06-18')]}
          showDaysOutsideCurrentMonth
          slots={{day: DateRangePickerDay2}}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
