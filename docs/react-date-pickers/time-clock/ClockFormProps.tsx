import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';

// #region preview
export default function ClockFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <Box>
          <Typography>Disabled</Typography>
          <TimeClock defaultValue={dayjs('2025-06-14T10:30')} disabled />
        </Box>
        <Box>
          <Typography>Read-only</Typography>
          <TimeClock defaultValue={dayjs('2025-06-14T10:30')} readOnly />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
