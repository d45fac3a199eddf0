import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
export default function ControlledCalendar() {
  const [night, setNight] = React.useState<Dayjs | null>(dayjs('2025-06-21'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <Box>
          <Typography>Uncontrolled</Typography>
          <DateCalendar defaultValue={dayjs('2025-06-14')} sx={{m: 0}} />
        </Box>
        <Box>
          <Typography>
            Controlled: {night ? night.format('dddd, MMMM D') : 'none'}
          </Typography>
          <DateCalendar value={night} onChange={setNight} sx={{m: 0}} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
