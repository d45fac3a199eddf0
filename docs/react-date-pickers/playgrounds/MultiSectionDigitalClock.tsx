import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {
  MultiSectionDigitalClock,
  type MultiSectionDigitalClockProps,
} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function MultiSectionDigitalClockPlayground(
  props: Partial<MultiSectionDigitalClockProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiSectionDigitalClock defaultValue={dayjs('2025-06-17T10:30')} {...props} />
    </LocalizationProvider>
  );
}
