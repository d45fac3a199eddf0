import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {DesktopTimeRangePicker} from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import {MobileTimeRangePicker} from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';

// #region preview
export default function TimeRangeVariants() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-06-14T21:30'),
    dayjs('2025-06-14T23:15'),
  ]);
  const shared = {value: range, onChange: setRange};

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 280}}>
        <TimeRangePicker label="Responsive variant" {...shared} />
        <DesktopTimeRangePicker label="Desktop variant" {...shared} />
        <MobileTimeRangePicker label="Mobile variant" {...shared} />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
