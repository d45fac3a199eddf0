import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

// #region preview
export default function LandscapeDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{maxWidth: '100%', overflowX: 'auto'}}>
        <StaticDatePicker
          orientation="landscape"
          defaultValue={dayjs('2025-06-14')}
          sx={{width: 'max-content'}}
        />
      </Box>
    </LocalizationProvider>
  );
}
// #endregion
