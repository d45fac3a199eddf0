import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {styled} from '@mui/material/styles';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';

const PlainButton = styled('button')(({theme}) => ({
  font: 'inherit',
  padding: theme.spacing(0.5, 1),
  border: `1px solid ${theme.palette.divider}`,
  background: 'none',
  color: 'inherit',
  '&[aria-checked="true"]': {borderColor: theme.palette.primary.main, fontWeight: 600},
}));

const shared = {
  views: ['month'] as const,
  openTo: 'month' as const,
  defaultValue: dayjs('2025-08-12'),
  sx: {maxWidth: '100%', height: 'auto', m: 0},
};

export default function MonthButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        {/* #region preview */}
        {/* const shared = {views: ['month'], openTo: 'month', defaultValue: dayjs('2025-08-12')}; */}
        {/* const PlainButton = styled('button')({font: 'inherit', padding: '4px 8px'}); */}
        <DateCalendar
          {...shared}
          slotProps={{
            // A function receives the state of each button.
            monthButton: ({isMonthSelected}) => ({
              sx: {color: isMonthSelected ? undefined : 'secondary.main'},
            }),
          }}
        />
        <DateCalendar {...shared} slots={{monthButton: PlainButton}} />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
