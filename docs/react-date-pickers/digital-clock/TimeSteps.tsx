import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function TimeSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack direction="row" spacing={4}>
        <Box>
          <Typography>Every hour</Typography>
          <DigitalClock timeStep={60} defaultValue={dayjs('2025-06-14T10:00')} />
        </Box>
        <Box>
          <Typography>Steps of 2 h, 15 min, 10 s</Typography>
          <MultiSectionDigitalClock
            views={['hours', 'minutes', 'seconds']}
            timeSteps={{hours: 2, minutes: 15, seconds: 10}}
            ampm={false}
            defaultValue={dayjs('2025-06-14T10:15:30')}
          />
        </Box>
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
