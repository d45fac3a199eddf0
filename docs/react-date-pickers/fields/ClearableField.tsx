import * as React from 'react';
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {DateField} from '@mui/x-date-pickers/DateField';

export default function ClearableField() {
  const [cleared, setCleared] = React.useState(false);

  React.useEffect(() => {
    const timer = cleared ? setTimeout(() => setCleared(false), 1500) : undefined;
    return () => clearTimeout(timer);
  }, [cleared]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      {/* const [cleared, setCleared] = React.useState(false); */}
      <DateField
        label="Appointment"
        defaultValue={dayjs('2025-06-14')}
        clearable
        onClear={() => setCleared(true)}
        sx={{width: 240}}
      />
      <Box role="status" sx={{height: 56, pt: 1}}>
        {cleared && <Alert severity="info">Date cleared</Alert>}
      </Box>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
