import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

// #region preview
export default function OwnWords() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-06-14')}
        localeText={{
          toolbarTitle: 'Delivery date',
          okButtonLabel: 'Confirm',
          // All other strings keep their translation.
        }}
        slotProps={{
          toolbar: {hidden: false},
          actionBar: {actions: ['cancel', 'accept']},
        }}
      />
    </LocalizationProvider>
  );
}
// #endregion
