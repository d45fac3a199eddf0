import Stack from '@mui/material/Stack';
import type {GridFilterInputValueProps} from '@mui/x-data-grid';
import {DatePicker, type DatePickerProps} from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';

/** Two days such as `2025-03-31`; `null` has no limit. */
export type DateRange = [from: string | null, to: string | null];

export function DateRangeInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  const [from, to]: DateRange = item.value ?? [null, null];
  const apply = (range: DateRange) =>
    applyValue({...item, value: range.some(Boolean) ? range : undefined});

  return (
    <Stack direction={{xs: 'column', sm: 'row'}} spacing={1}>
      <DayPicker
        label="From"
        day={from}
        onDayChange={(day) => apply([day, to])}
        inputRef={focusElementRef}
      />
      <DayPicker label="To" day={to} onDayChange={(day) => apply([from, day])} />
    </Stack>
  );
}

interface DayPickerProps extends Pick<DatePickerProps, 'label' | 'inputRef'> {
  day: string | null;
  onDayChange: (day: string | null) => void;
}

function DayPicker({day, onDayChange, ...props}: DayPickerProps) {
  return (
    <DatePicker
      {...props}
      // Uncontrolled, so an incomplete date stays as users type it.
      defaultValue={day ? dayjs(day) : null}
      onChange={(date, {validationError}) =>
        onDayChange(date && !validationError ? date.format('YYYY-MM-DD') : null)
      }
      slotProps={{textField: {size: 'small', sx: {width: 170}}}}
    />
  );
}
