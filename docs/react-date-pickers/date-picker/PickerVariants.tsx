import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

// #region preview
const delivery = dayjs('2025-06-14');

export default function PickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
        <DesktopDatePicker label="DesktopDatePicker" defaultValue={delivery} />
        <MobileDatePicker label="MobileDatePicker" defaultValue={delivery} />
        <DatePicker label="DatePicker" defaultValue={delivery} />
        <StaticDatePicker
          localeText={{toolbarTitle: 'StaticDatePicker'}}
          defaultValue={delivery}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
