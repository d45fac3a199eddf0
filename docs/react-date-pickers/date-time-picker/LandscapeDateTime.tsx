import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDateTimePicker} from '@mui/x-date-pickers/StaticDateTimePicker';

// #region preview
export default function LandscapeDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{maxWidth: '100%', overflowX: 'auto'}}>
        <StaticDateTimePicker
          orientation="landscape"
          defaultValue={dayjs('2025-06-14T10:30')}
          sx={{width: 'max-content'}}
        />
      </Box>
    </LocalizationProvider>
  );
}
// #endregion
