import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';

const last = dayjs('2025-06-14T21:30');

export default function DigitalHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
        <Box>
          <Typography>Locale (English)</Typography>
          <Stack direction="row" spacing={2}>
            <DigitalClock defaultValue={last} sx={{width: 110, flexShrink: 0}} />
            <MultiSectionDigitalClock defaultValue={last} />
          </Stack>
        </Box>
        <Box>
          <Typography>12 hours</Typography>
          <Stack direction="row" spacing={2}>
            <DigitalClock defaultValue={last} ampm sx={{width: 110, flexShrink: 0}} />
            <MultiSectionDigitalClock defaultValue={last} ampm />
          </Stack>
        </Box>
        <Box>
          {/* #region preview */}
          {/* const last = dayjs('2025-06-14T21:30'); */}
          <Typography>24 hours</Typography>
          <Stack direction="row" spacing={2}>
            <DigitalClock
              defaultValue={last}
              ampm={false}
              sx={{width: 110, flexShrink: 0}}
            />
            <MultiSectionDigitalClock defaultValue={last} ampm={false} />
          </Stack>
          {/* #endregion */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
