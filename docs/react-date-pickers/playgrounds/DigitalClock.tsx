import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DigitalClock, type DigitalClockProps} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function DigitalClockPlayground(props: Partial<DigitalClockProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock defaultValue={dayjs('2025-06-17T10:30')} {...props} />
    </LocalizationProvider>
  );
}
