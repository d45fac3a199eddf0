import dayjs, {type Dayjs} from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import type {TimeView} from '@mui/x-date-pickers/models';

/** The clinic is open from 9:00 AM to 5:30 PM. */
const isClosed = (time: Dayjs, view: TimeView) => {
  if (view === 'hours') {
    return time.hour() < 9 || time.hour() > 17;
  }
  // `time` has the selected hour and the minutes of the option.
  return time.hour() === 17 && time.minute() > 30;
};

export default function SkipDisabled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={4}>
        {/* #region preview */}
        {/* isClosed(time, view) returns true before 9:00 AM and after 5:30 PM. */}
        <Box>
          <Typography>From 9:00 AM</Typography>
          <DigitalClock
            skipDisabled
            minTime={dayjs('2025-06-14T09:00')}
            defaultValue={dayjs('2025-06-14T09:00')}
          />
        </Box>
        <Box>
          <Typography>9:00 AM to 5:30 PM</Typography>
          <MultiSectionDigitalClock
            skipDisabled
            ampm={false}
            shouldDisableTime={isClosed}
            defaultValue={dayjs('2025-06-14T17:15')}
          />
        </Box>
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
