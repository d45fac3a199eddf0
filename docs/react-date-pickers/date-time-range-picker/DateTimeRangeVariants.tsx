import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import {DesktopDateTimeRangePicker} from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import {MobileDateTimeRangePicker} from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';

// #region preview
export default function DateTimeRangeVariants() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-06-14T22:00'),
    dayjs('2025-06-15T04:30'),
  ]);
  const shared = {value: range, onChange: setRange};

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 460}}>
        <DateTimeRangePicker label="Responsive variant" {...shared} />
        <DesktopDateTimeRangePicker label="Desktop variant" {...shared} />
        <MobileDateTimeRangePicker label="Mobile variant" {...shared} />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
