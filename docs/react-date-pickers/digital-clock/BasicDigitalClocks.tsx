import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';

// #region preview
export default function BasicDigitalClocks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={4}>
        <Box>
          <Typography>DigitalClock</Typography>
          <DigitalClock referenceDate={dayjs('2025-06-14T10:00')} />
        </Box>
        <Box>
          <Typography>MultiSectionDigitalClock</Typography>
          <MultiSectionDigitalClock referenceDate={dayjs('2025-06-14T10:00')} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
