import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

// #region preview
const selected =
  '[&.Mui-selected]:!bg-purple-700 [&.Mui-selected]:!text-white dark:[&.Mui-selected]:!bg-purple-800';

export default function StyledDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-06-14')}
        slotProps={{
          layout: {className: 'w-fit !rounded-lg border border-solid border-slate-400'},
          calendarHeader: {
            className: '!mt-0 border-0 border-b border-solid border-slate-400 !py-4',
          },
          day: {className: `!rounded-lg ${selected}`},
        }}
      />
    </LocalizationProvider>
  );
}
// #endregion
