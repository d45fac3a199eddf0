import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileTimePicker} from '@mui/x-date-pickers/MobileTimePicker';
import {StaticTimePicker} from '@mui/x-date-pickers/StaticTimePicker';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';

// #region preview
const meeting = dayjs('2025-06-14T10:30');

export default function TimePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
        <DesktopTimePicker label="DesktopTimePicker" defaultValue={meeting} />
        <MobileTimePicker label="MobileTimePicker" defaultValue={meeting} />
        <TimePicker label="TimePicker" defaultValue={meeting} />
        <StaticTimePicker
          localeText={{toolbarTitle: 'StaticTimePicker'}}
          defaultValue={meeting}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
