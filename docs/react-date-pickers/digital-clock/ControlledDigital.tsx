import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function ControlledDigital() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-06-14T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={4} useFlexGap sx={{flexWrap: 'wrap'}}>
        <Box>
          <Typography>Uncontrolled</Typography>
          <Stack direction="row" spacing={2}>
            <DigitalClock
              defaultValue={dayjs('2025-06-14T10:30')}
              sx={{width: 110, flexShrink: 0}}
            />
            <MultiSectionDigitalClock defaultValue={dayjs('2025-06-14T10:30')} />
          </Stack>
        </Box>
        <Box>
          {/* #region preview */}
          {/* const [time, setTime] = React.useState(dayjs('2025-06-14T10:30')); */}
          <Typography>Controlled: {time ? time.format('HH:mm') : 'none'}</Typography>
          <Stack direction="row" spacing={2}>
            <DigitalClock
              value={time}
              onChange={setTime}
              sx={{width: 110, flexShrink: 0}}
            />
            <MultiSectionDigitalClock value={time} onChange={setTime} />
          </Stack>
          {/* #endregion */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
