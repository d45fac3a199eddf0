import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
export default function ControlledPicker() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-08-12T09:30'));
  const [saved, setSaved] = React.useState(start);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 320}}>
        <DateTimePicker
          label="Meeting starts"
          value={start}
          onChange={setStart} // runs on each change, even while users type
          onAccept={setSaved} // runs when users confirm the value
        />
        <Typography>
          Saved: {saved?.isValid() ? saved.format('dddd, MMMM D, h:mm A') : 'no date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
