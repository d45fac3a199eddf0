import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';

// #region preview
export default function ControlledClock() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-06-14T23:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <Box>
          <Typography>Uncontrolled</Typography>
          <TimeClock defaultValue={dayjs('2025-06-14T22:15')} ampm={false} />
        </Box>
        <Box>
          <Typography>Controlled: {start ? start.format('HH:mm') : 'none'}</Typography>
          <TimeClock value={start} onChange={setStart} ampm={false} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
