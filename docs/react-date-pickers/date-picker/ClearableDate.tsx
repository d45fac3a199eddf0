import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearableDate() {
  const [cleared, setCleared] = React.useState(false);

  React.useEffect(() => {
    if (!cleared) {
      return undefined;
    }
    const timer = setTimeout(() => setCleared(false), 1500);
    return () => clearTimeout(timer);
  }, [cleared]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 280}}>
        {/* #region preview */}
        {/* const [cleared, setCleared] = React.useState(false); */}
        <DesktopDatePicker
          label="Return date"
          defaultValue={dayjs('2025-06-21')}
          slotProps={{field: {clearable: true, onClear: () => setCleared(true)}}}
        />
        <Typography variant="body2" role="status">
          {cleared ? 'Return date removed' : 'Clear the date for a one-way rental'}
        </Typography>
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
