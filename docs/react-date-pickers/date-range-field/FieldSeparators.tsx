import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

const stay: DateRange<Dayjs> = [dayjs('2025-06-14'), dayjs('2025-06-21')];
const labels = {start: 'Check-in', end: 'Check-out'};

export default function FieldSeparators() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{maxWidth: 440}}>
        {/* #region preview */}
        {/* const labels = {start: 'Check-in', end: 'Check-out'}; */}
        <SingleInputDateRangeField
          label="Check-in to check-out"
          defaultValue={stay}
          dateSeparator="to"
        />
        <MultiInputDateRangeField
          defaultValue={stay}
          dateSeparator="to"
          spacing={1}
          slotProps={{textField: ({position}) => ({label: labels[position]})}}
        />
        <MultiInputDateRangeField
          defaultValue={stay}
          direction="column"
          slots={{separator: () => null}}
          slotProps={{textField: ({position}) => ({label: labels[position]})}}
          sx={{maxWidth: 200}}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
