import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

export default function ToolbarFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-06-14')}
        slotProps={{
          toolbar: {toolbarFormat: 'dddd, D MMMM', hidden: false},
          actionBar: {actions: []},
        }}
      />
    </LocalizationProvider>
  );
}
// #endregion
