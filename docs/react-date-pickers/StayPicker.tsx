import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange, PickersShortcutsItem} from '@mui/x-date-pickers-pro';

// #region preview
const shortcuts: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {label: 'Summer break', getValue: () => [dayjs('2025-08-09'), dayjs('2025-08-15')]},
  {label: 'Long weekend', getValue: () => [dayjs('2025-08-21'), dayjs('2025-08-25')]},
  {label: 'Clear', getValue: () => [null, null]},
];

export default function StayPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Arrival – departure"
        defaultValue={[dayjs('2025-08-12'), dayjs('2025-08-15')]}
        minDate={dayjs('2025-08-01')}
        slotProps={{shortcuts: {items: shortcuts}}}
        sx={{width: 300}}
      />
    </LocalizationProvider>
  );
}
// #endregion
