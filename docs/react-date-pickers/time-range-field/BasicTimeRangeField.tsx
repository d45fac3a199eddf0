import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import {MultiInputTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const day = dayjs('2025-06-14');

export default function BasicTimeRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{maxWidth: 360}}>
        <SingleInputTimeRangeField label="From – to" referenceDate={day} />
        <MultiInputTimeRangeField
          referenceDate={day}
          slotProps={{
            textField: ({position}) => ({label: position === 'start' ? 'From' : 'To'}),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
