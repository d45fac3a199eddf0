import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';

export default function ValidValuesOnly() {
  const [saved, setSaved] = React.useState<Dayjs | null>(dayjs('2025-06-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      {/* const [saved, setSaved] = React.useState(dayjs('2025-06-14')); */}
      <Stack spacing={2} sx={{maxWidth: 280}}>
        <DatePicker
          label="Invoice date in 2025"
          defaultValue={saved}
          minDate={dayjs('2025-01-01')}
          maxDate={dayjs('2025-12-31')}
          onChange={(value, context) => {
            if (context.validationError === null) {
              setSaved(value);
            }
          }}
        />
        <Typography role="status">
          Saved: {saved?.format('MMM D, YYYY') ?? 'no date'}
        </Typography>
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
