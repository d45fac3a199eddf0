import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';

export default function ClockHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack direction="row" spacing={2} useFlexGap sx={{flexWrap: 'wrap'}}>
        <Box>
          <Typography>Locale (English)</Typography>
          <TimeClock defaultValue={dayjs('2025-06-14T23:52')} ampmInClock />
        </Box>
        <Box>
          <Typography>12 hours</Typography>
          <TimeClock defaultValue={dayjs('2025-06-14T23:52')} ampm ampmInClock />
        </Box>
        <Box>
          <Typography>24 hours</Typography>
          <TimeClock defaultValue={dayjs('2025-06-14T23:52')} ampm={false} />
        </Box>
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
