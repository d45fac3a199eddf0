import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={4} useFlexGap sx={{flexWrap: 'wrap'}}>
        {/* #region preview */}
        <Box>
          <Typography>Hours, minutes, seconds</Typography>
          <MultiSectionDigitalClock
            defaultValue={dayjs('2025-06-14T22:15:30')}
            views={['hours', 'minutes', 'seconds']}
          />
        </Box>
        <Box>
          <Typography>Hours</Typography>
          <MultiSectionDigitalClock
            defaultValue={dayjs('2025-06-14T22:15:30')}
            views={['hours']}
          />
        </Box>
        {/* #endregion */}
        <Box>
          <Typography>Minutes, seconds</Typography>
          <MultiSectionDigitalClock
            defaultValue={dayjs('2025-06-14T22:15:30')}
            views={['minutes', 'seconds']}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
