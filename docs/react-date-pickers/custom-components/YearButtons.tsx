import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {styled} from '@mui/material/styles';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {yearCalendarClasses} from '@mui/x-date-pickers/YearCalendar';

const PlainButton = styled('button')(({theme}) => ({
  font: 'inherit',
  padding: theme.spacing(0.5, 1),
  border: `1px solid ${theme.palette.divider}`,
  background: 'none',
  color: 'inherit',
  '&[aria-checked="true"]': {borderColor: theme.palette.primary.main, fontWeight: 600},
}));

const shared = {
  views: ['year'] as const,
  openTo: 'year' as const,
  defaultValue: dayjs('2025-06-14'),
  minDate: dayjs('2019-01-01'),
  maxDate: dayjs('2030-12-31'),
  sx: {maxWidth: '100%', height: 'auto', m: 0},
};

export default function YearButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        {/* #region preview */}
        {/* const shared = {views: ['year'], openTo: 'year', defaultValue: dayjs('2025-06-14')}; */}
        {/* const PlainButton = styled('button')({font: 'inherit', padding: '4px 8px'}); */}
        <DateCalendar
          {...shared}
          slotProps={{
            yearButton: {
              sx: {
                color: 'secondary.main',
                [`&.${yearCalendarClasses.selected}`]: {
                  backgroundColor: 'secondary.main',
                },
              },
            },
          }}
        />
        <DateCalendar {...shared} slots={{yearButton: PlainButton}} />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
