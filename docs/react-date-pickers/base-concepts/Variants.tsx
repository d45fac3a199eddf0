import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';

const delivery = dayjs('2025-06-14');

export default function Variants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <DatePicker label="DatePicker" defaultValue={delivery} />
        <DesktopDatePicker label="DesktopDatePicker" defaultValue={delivery} />
        <MobileDatePicker label="MobileDatePicker" defaultValue={delivery} />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
