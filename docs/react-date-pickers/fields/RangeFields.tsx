import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {MultiInputDateTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import {MultiInputTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type {DateRange, RangePosition} from '@mui/x-date-pickers-pro/models';

// #region preview
const trip: DateRange<Dayjs> = [dayjs('2025-06-14T08:45'), dayjs('2025-06-16T17:30')];

const textField = ({position}: {position: RangePosition}) => ({
  label: position === 'start' ? 'From' : 'To',
});

export default function RangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 520}}>
        <SingleInputDateRangeField label="Dates" defaultValue={trip} />
        <MultiInputDateRangeField defaultValue={trip} slotProps={{textField}} />
        <SingleInputTimeRangeField label="Times" defaultValue={trip} />
        <MultiInputTimeRangeField defaultValue={trip} slotProps={{textField}} />
        <SingleInputDateTimeRangeField label="Dates and times" defaultValue={trip} />
        <MultiInputDateTimeRangeField defaultValue={trip} slotProps={{textField}} />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
