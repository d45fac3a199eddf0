import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function SingleColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <DesktopTimePicker
          label="Every hour"
          timeSteps={{minutes: 60}}
          defaultValue={dayjs('2025-06-14T10:00')}
        />
        <DesktopTimePicker
          label="Every quarter of an hour"
          timeSteps={{minutes: 15}}
          thresholdToRenderTimeInASingleColumn={96}
          minTime={dayjs('2025-06-14T08:00')}
          maxTime={dayjs('2025-06-14T17:45')}
          skipDisabled
          defaultValue={dayjs('2025-06-14T10:15')}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
