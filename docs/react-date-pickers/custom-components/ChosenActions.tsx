import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

export default function ChosenActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-06-14')}
        slotProps={{actionBar: {actions: ['clear', 'cancel', 'accept']}}}
      />
    </LocalizationProvider>
  );
}
// #endregion
