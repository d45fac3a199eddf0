import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';

export default function PickersAtWork() {
  const [when, setWhen] = React.useState<Dayjs | null>(dayjs('2025-08-12T21:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={3} sx={{alignItems: 'flex-start'}}>
        {/* #region preview */}
        <DateCalendar value={when} onChange={setWhen} sx={{m: 0, flexShrink: 0}} />
        <Stack spacing={2} sx={{width: 220}}>
          <DatePicker label="Night" value={when} onChange={setWhen} />
          <TimeField label="Dome opens" value={when} onChange={setWhen} />
          <DigitalClock value={when} onChange={setWhen} timeStep={30} sx={{maxHeight: 140}} />
          <Typography role="status">
            {when?.isValid() ? when.format('dddd, D MMMM, HH:mm') : 'Nothing chosen yet'}
          </Typography>
        </Stack>
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
