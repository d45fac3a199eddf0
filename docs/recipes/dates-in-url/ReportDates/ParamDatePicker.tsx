import * as React from 'react';
import {DatePicker, type DatePickerProps} from '@mui/x-date-pickers/DatePicker';
import {formatDay, parseDay} from './parseDay';

interface ParamDatePickerProps extends Pick<DatePickerProps, 'label' | 'minDate'> {
  /** The parameter in the URL, or an empty string. */
  param: string;
  onParamChange: (param: string) => void;
}

/** A date picker that reads a parameter, and writes it when users enter a valid date. */
export function ParamDatePicker({
  param,
  onParamChange,
  ...props
}: ParamDatePickerProps) {
  const [draft, setDraft] = React.useState({param, date: parseDay(param)});
  if (draft.param !== param) {
    // The URL has changed elsewhere, for example because users went back.
    setDraft({param, date: parseDay(param)});
  }
  const isBroken = param !== '' && parseDay(param) === null;

  return (
    <DatePicker
      {...props}
      value={draft.date}
      onChange={(date, {validationError}) => {
        const next = validationError ? '' : formatDay(date);
        setDraft({param: next, date});
        onParamChange(next);
      }}
      slotProps={{
        textField: isBroken
          ? {error: true, helperText: `The link contains an unknown date: ${param}`}
          : {},
      }}
    />
  );
}
