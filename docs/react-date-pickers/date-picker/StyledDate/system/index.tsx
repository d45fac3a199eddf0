import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

export default function StyledDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-06-14')}
        sx={{width: 'fit-content'}}
        slotProps={{
          layout: {sx: {border: 1, borderColor: 'divider', borderRadius: 2}},
          calendarHeader: {sx: {borderBottom: 1, borderColor: 'divider', mt: 0, py: 2}},
          day: {
            sx: {
              borderRadius: 2,
              '&&.Mui-selected': {
                bgcolor: 'secondary.main',
                color: 'secondary.contrastText',
              },
            },
          },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
