import * as React from 'react';
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiInputTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import type {TimeRangeValidationError} from '@mui/x-date-pickers-pro/models';

const messages: Record<string, string> = {
  invalidRange: 'The end is before the start',
  minTime: 'Opens at 8:00 AM',
  maxTime: 'Closes at 6:00 PM',
  minutesStep: 'Use steps of 15 minutes',
};

export default function OfficeHours() {
  const [errors, setErrors] = React.useState<TimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        defaultValue={[dayjs('2025-06-14T07:30'), dayjs('2025-06-14T09:00')]}
        // #region preview
        // const [errors, setErrors] = React.useState([null, null]);
        // const messages = {invalidRange: 'The end is before the start', …};
        minTime={dayjs('2025-06-14T08:00')}
        maxTime={dayjs('2025-06-14T18:00')}
        minutesStep={15}
        onError={setErrors}
        slotProps={{
          textField: ({position}) => {
            const error = errors[position === 'start' ? 0 : 1];
            return {
              label: position === 'start' ? 'From' : 'To',
              helperText: error ? messages[error] : ' ',
            };
          },
        }}
        // #endregion
        sx={{maxWidth: 440}}
      />
    </LocalizationProvider>
  );
}
