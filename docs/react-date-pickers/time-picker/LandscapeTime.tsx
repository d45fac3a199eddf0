import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticTimePicker} from '@mui/x-date-pickers/StaticTimePicker';

// #region preview
export default function LandscapeTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{maxWidth: '100%', overflowX: 'auto'}}>
        <StaticTimePicker
          orientation="landscape"
          defaultValue={dayjs('2025-06-14T10:30')}
          sx={{width: 'max-content'}}
        />
      </Box>
    </LocalizationProvider>
  );
}
// #endregion
