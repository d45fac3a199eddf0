import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {debounce} from '@mui/material/utils';
import {DateField, type DateFieldProps} from '@mui/x-date-pickers/DateField';

// #region preview
interface DebouncedFieldProps extends DateFieldProps {
  onAccept: (value: Dayjs | null) => void;
}

function DebouncedDateField({onAccept, onChange, ...other}: DebouncedFieldProps) {
  const acceptLater = React.useMemo(() => debounce(onAccept, 1000), [onAccept]);
  React.useEffect(() => () => acceptLater.clear(), [acceptLater]);

  const handleChange: DateFieldProps['onChange'] = (value, context) => {
    onChange?.(value, context);
    acceptLater(value);
  };

  return <DateField {...other} onChange={handleChange} />;
}
// #endregion

const show = (date: Dayjs | null) =>
  date?.isValid() ? date.format('MMM D, YYYY') : 'no date';

export default function DebouncedField() {
  const [calls, setCalls] = React.useState<string[]>([]);
  // Memoized, because a new callback would create a new debounced function.
  const log = React.useCallback(
    (call: string) => setCalls((all) => [...all.slice(-5), call]),
    [],
  );
  const save = React.useCallback(
    (date: Dayjs | null) => log(`onAccept ${show(date)}`),
    [log],
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 280}}>
        <DebouncedDateField
          label="Appointment"
          defaultValue={dayjs('2025-06-14')}
          onChange={(date) => log(`onChange ${show(date)}`)}
          onAccept={save}
        />
        <Typography component="pre" role="log" sx={{height: 152, m: 0}}>
          {calls.join('\n') || 'No call yet'}
        </Typography>
        <Button variant="outlined" onClick={() => setCalls([])}>
          Clear the log
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
