import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import {pickersLayoutClasses} from '@mui/x-date-pickers/PickersLayout';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {MobileDateRangePicker} from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import {StaticDateRangePicker} from '@mui/x-date-pickers-pro/StaticDateRangePicker';

export default function RangePickerVariants() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-06-14'),
    dayjs('2025-06-18'),
  ]);
  const shared = {value: range, onChange: setRange};

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      {/* const [range, setRange] = React.useState([dayjs('2025-06-14'), dayjs('2025-06-18')]); */}
      {/* const shared = {value: range, onChange: setRange}; */}
      <Stack spacing={2} sx={{maxWidth: 360}}>
        <DateRangePicker label="Responsive variant" {...shared} />
        <DesktopDateRangePicker label="Desktop variant" {...shared} />
        <MobileDateRangePicker label="Mobile variant" {...shared} />
        <StaticDateRangePicker
          {...shared}
          displayStaticWrapperAs="desktop"
          calendars={1}
          sx={{[`.${pickersLayoutClasses.contentWrapper}`]: {alignItems: 'center'}}}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
