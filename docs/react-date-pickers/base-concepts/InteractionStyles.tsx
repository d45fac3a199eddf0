import * as React from 'react';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';

// #region preview
export default function InteractionStyles() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-06-14'));
  const shared = {value: date, onChange: setDate};

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={3}>
        <Stack spacing={2} sx={{width: {sm: 220}}}>
          <DatePicker label="DatePicker" {...shared} />
          <DateField label="DateField" {...shared} />
        </Stack>
        <DateCalendar {...shared} sx={{maxWidth: '100%', m: 0}} />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
