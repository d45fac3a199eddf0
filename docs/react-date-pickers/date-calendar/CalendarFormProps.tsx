import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
export default function CalendarFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <Box>
          <Typography>Disabled</Typography>
          <DateCalendar defaultValue={dayjs('2025-06-14')} disabled sx={{m: 0}} />
        </Box>
        <Box>
          <Typography>Read-only</Typography>
          <DateCalendar defaultValue={dayjs('2025-06-14')} readOnly sx={{m: 0}} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
