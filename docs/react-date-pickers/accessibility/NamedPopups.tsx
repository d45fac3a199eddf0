import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';

export default function NamedPopups() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 320}}>
        {/* #region preview */}
        <DateRangePicker
          label="Stay"
          defaultValue={[dayjs('2025-06-14'), dayjs('2025-06-18')]}
          slotProps={{popper: {'aria-label': 'Stay'}}}
        />
        <Typography id="check-up-label">Check-up</Typography>
        <MobileDatePicker
          defaultValue={dayjs('2025-06-14')}
          slotProps={{
            toolbar: {hidden: true},
            mobilePaper: {'aria-labelledby': 'check-up-label'},
            textField: {InputProps: {'aria-labelledby': 'check-up-label'}},
          }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
