import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledDateField() {
  const [followUp, setFollowUp] = React.useState<Dayjs | null>(dayjs('2025-06-28'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      {/* const [followUp, setFollowUp] = React.useState(dayjs('2025-06-28')); */}
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <DateField
          label="Examination (uncontrolled)"
          defaultValue={dayjs('2025-06-14')}
        />
        <Stack spacing={1}>
          <DateField
            label="Follow-up (controlled)"
            value={followUp}
            onChange={setFollowUp}
          />
          <Typography variant="body2">
            onChange received:{' '}
            {followUp?.isValid() ? followUp.format('MMMM D, YYYY') : String(followUp)}
          </Typography>
        </Stack>
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
