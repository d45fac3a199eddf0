import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Stack from '@mui/material/Stack';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';

export default function ArrowSwitcher() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        {/* #region preview */}
        <DateCalendar
          defaultValue={dayjs('2025-06-14T08:30')}
          slots={{leftArrowIcon: ArrowBackIcon, rightArrowIcon: ArrowForwardIcon}}
          slotProps={{
            previousIconButton: {size: 'small', color: 'primary'},
            nextIconButton: {size: 'small', color: 'primary'},
          }}
          sx={{maxWidth: '100%', m: 0}}
        />
        <TimeClock
          showViewSwitcher
          defaultValue={dayjs('2025-06-14T08:30')}
          slotProps={{
            leftArrowIcon: {fontSize: 'large'},
            rightArrowIcon: {fontSize: 'large'},
            previousIconButton: {size: 'small'},
            nextIconButton: {size: 'small'},
          }}
          sx={{width: 352, maxWidth: '100%'}}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
