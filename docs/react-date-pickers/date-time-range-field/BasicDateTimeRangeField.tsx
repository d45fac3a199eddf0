import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiInputDateTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function BasicDateTimeRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={3} sx={{maxWidth: 520}}>
        <SingleInputDateTimeRangeField
          label="Pick-up – drop-off"
          referenceDate={dayjs('2025-06-14T12:00')}
        />
        <MultiInputDateTimeRangeField
          referenceDate={dayjs('2025-06-14T12:00')}
          slotProps={{
            textField: ({position}) => ({
              label: position === 'start' ? 'Pick-up' : 'Drop-off',
            }),
          }}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
