import EventIcon from '@mui/icons-material/Event';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import {
  DatePickerToolbar,
  type DatePickerToolbarProps,
} from '@mui/x-date-pickers/DatePicker';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

// #region preview
// <StaticDatePicker slots={{toolbar: ToolbarWithIcon}}
//   slotProps={{toolbar: {toolbarFormat: 'YYYY', hidden: false}}} />
function ToolbarWithIcon({className, ...props}: DatePickerToolbarProps) {
  return (
    // The layout positions the root element by this class name.
    <Box className={className} sx={{display: 'flex', alignItems: 'center', pr: 3}}>
      <DatePickerToolbar {...props} sx={{flex: 1}} />
      <EventIcon color="primary" fontSize="large" />
    </Box>
  );
}
// #endregion

export default function YearToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-06-14')}
        slots={{toolbar: ToolbarWithIcon}}
        slotProps={{
          toolbar: {toolbarFormat: 'YYYY', toolbarPlaceholder: '????', hidden: false},
        }}
      />
    </LocalizationProvider>
  );
}
