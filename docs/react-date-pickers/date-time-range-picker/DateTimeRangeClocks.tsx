import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {renderTimeViewClock} from '@mui/x-date-pickers/timeViewRenderers';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';

const visit: DateRange<Dayjs> = [dayjs('2025-06-14T10:20'), dayjs('2025-06-16T14:40')];

export default function DateTimeRangeClocks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 460}}>
        {/* #region preview */}
        {/* const visit = [dayjs('2025-06-14T10:20'), dayjs('2025-06-16T14:40')]; */}
        <DateTimeRangePicker
          label="One list, 20-minute steps"
          defaultValue={visit}
          timeSteps={{minutes: 20}}
          thresholdToRenderTimeInASingleColumn={72}
        />
        <DateTimeRangePicker
          label="Analog clock"
          defaultValue={visit}
          viewRenderers={{
            hours: renderTimeViewClock,
            minutes: renderTimeViewClock,
            seconds: renderTimeViewClock,
          }}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
