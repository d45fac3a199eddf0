import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDateTimePicker} from '@mui/x-date-pickers/MobileDateTimePicker';
import {StaticDateTimePicker} from '@mui/x-date-pickers/StaticDateTimePicker';

// #region preview
const meeting = dayjs('2025-06-14T10:30');

export default function DateTimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
        <DesktopDateTimePicker label="DesktopDateTimePicker" defaultValue={meeting} />
        <MobileDateTimePicker label="MobileDateTimePicker" defaultValue={meeting} />
        <DateTimePicker label="DateTimePicker" defaultValue={meeting} />
        <StaticDateTimePicker
          localeText={{toolbarTitle: 'StaticDateTimePicker'}}
          defaultValue={meeting}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
