import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {
  DigitalClockItem,
  type DigitalClockItemProps,
} from '@mui/x-date-pickers/DigitalClock';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import {usePickerRangePositionContext} from '@mui/x-date-pickers-pro/hooks';
import type {DateRange, RangePosition} from '@mui/x-date-pickers-pro/models';

// #region preview
// <TimeRangePicker slots={{digitalClockItem: EndItem}} minTime={start} skipDisabled
//   timeSteps={{minutes: 15}} thresholdToRenderTimeInASingleColumn={96} />
function EndItem({formattedValue, ...props}: DigitalClockItemProps) {
  const {rangePosition} = usePickerRangePositionContext();
  const [start] = usePickerContext<DateRange<Dayjs>>().value;
  const hours = start ? (props.itemValue as Dayjs).diff(start, 'minute') / 60 : 0;

  return (
    <DigitalClockItem {...props}>
      {formattedValue}
      {rangePosition === 'end' && ` (${hours} h)`}
    </DigitalClockItem>
  );
}
// #endregion

export default function EndWithDuration() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-06-14T14:15'),
    null,
  ]);
  const [position, setPosition] = React.useState<RangePosition>('start');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Consultation"
        value={range}
        onChange={setRange}
        rangePosition={position}
        onRangePositionChange={setPosition}
        minTime={(position === 'end' && range[0]) || undefined}
        referenceDate={range[0] ?? undefined} // the option that gets the focus
        skipDisabled
        timeSteps={{minutes: 15}}
        thresholdToRenderTimeInASingleColumn={96}
        slots={{digitalClockItem: EndItem}}
        sx={{width: 300, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
