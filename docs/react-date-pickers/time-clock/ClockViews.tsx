import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';

const shared = {defaultValue: dayjs('2025-06-14T22:15:30')};

export default function ClockViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap sx={{flexWrap: 'wrap'}}>
        {/* #region preview */}
        {/* const shared = {defaultValue: dayjs('2025-06-14T22:15:30')}; */}
        <Box>
          <Typography>Hours, minutes, and seconds</Typography>
          <TimeClock
            {...shared}
            views={['hours', 'minutes', 'seconds']}
            showViewSwitcher
          />
        </Box>
        <Box>
          <Typography>Hours</Typography>
          <TimeClock {...shared} views={['hours']} />
        </Box>
        <Box>
          <Typography>Minutes and seconds</Typography>
          <TimeClock {...shared} views={['minutes', 'seconds']} showViewSwitcher />
        </Box>
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
