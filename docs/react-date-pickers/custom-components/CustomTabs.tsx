import LightModeIcon from '@mui/icons-material/LightMode';
import NightsStayIcon from '@mui/icons-material/NightsStay';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import {
  DateTimePickerTabs,
  type DateTimePickerTabsProps,
} from '@mui/x-date-pickers/DateTimePicker';
import {StaticDateTimePicker} from '@mui/x-date-pickers/StaticDateTimePicker';

// #region preview
// <StaticDateTimePicker slots={{tabs: TabsWithBar}}
//   slotProps={{tabs: {hidden: false, dateIcon: <LightModeIcon />}}} />
function TabsWithBar({className, ...props}: DateTimePickerTabsProps) {
  return (
    <Box className={className}>
      <DateTimePickerTabs {...props} />
      <Box sx={{height: 4, backgroundColor: 'primary.light'}} />
    </Box>
  );
}
// #endregion

export default function CustomTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-08-12T10:30')}
        slots={{tabs: TabsWithBar}}
        slotProps={{
          tabs: {
            hidden: false,
            dateIcon: <LightModeIcon />,
            timeIcon: <NightsStayIcon />,
          },
        }}
      />
    </LocalizationProvider>
  );
}
