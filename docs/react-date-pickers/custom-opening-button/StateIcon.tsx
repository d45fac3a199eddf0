import * as React from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import EventBusyIcon from '@mui/icons-material/EventBusy';
import EventIcon from '@mui/icons-material/Event';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';

const firstDay = dayjs('2025-06-14');

export default function StateIcon() {
  // #region preview
  const [delivery, setDelivery] = React.useState<Dayjs | null>(dayjs('2025-06-17'));
  const valid = Boolean(delivery?.isValid() && !delivery.isBefore(firstDay));
  let icon = valid ? EventAvailableIcon : EventBusyIcon;
  if (delivery === null) {
    icon = EventIcon;
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery date"
        value={delivery}
        onChange={setDelivery}
        minDate={firstDay}
        slots={{openPickerIcon: icon}}
        slotProps={{textField: {helperText: 'From June 14'}, field: {clearable: true}}}
        sx={{width: 260}}
      />
    </LocalizationProvider>
  );
  // #endregion
}
