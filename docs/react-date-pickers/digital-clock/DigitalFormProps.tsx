import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';

const shift = dayjs('2025-06-14T06:00');

export default function DigitalFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={4} useFlexGap sx={{flexWrap: 'wrap'}}>
        <Box>
          <Typography>Disabled</Typography>
          <Stack direction="row" spacing={2}>
            {/* #region preview */}
            {/* const shift = dayjs('2025-06-14T06:00'); */}
            <DigitalClock
              defaultValue={shift}
              disabled
              // Without it, screen readers don't announce the options as disabled.
              slotProps={{digitalClockItem: {'aria-disabled': true}}}
              sx={{width: 110, flexShrink: 0}}
            />
            <MultiSectionDigitalClock defaultValue={shift} disabled />
            {/* #endregion */}
          </Stack>
        </Box>
        <Box>
          <Typography>Read-only</Typography>
          <Stack direction="row" spacing={2}>
            <DigitalClock
              defaultValue={shift}
              readOnly
              sx={{width: 110, flexShrink: 0}}
            />
            <MultiSectionDigitalClock defaultValue={shift} readOnly />
          </Stack>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
