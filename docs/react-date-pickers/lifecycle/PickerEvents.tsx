import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';

const show = (date: Dayjs | null) =>
  date?.isValid() ? date.format('MMM D, YYYY') : 'no date';

export default function PickerEvents() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-06-14'));
  const [calls, setCalls] = React.useState<string[]>([]);
  const log = (call: string) => setCalls((all) => [...all.slice(-4), call]);

  // #region preview
  // const [value, setValue] = React.useState(dayjs('2025-06-14'));
  // show(date) returns 'Jun 14, 2025'. log(call) adds a line below the pickers.
  // <DesktopDatePicker {...props} />
  const props = {
    value,
    onChange: (next: Dayjs | null) => {
      setValue(next);
      log(`onChange ${show(next)}`);
    },
    onAccept: (next: Dayjs | null) => log(`onAccept ${show(next)}`),
    onClose: () => log('onClose'),
  };
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 280}}>
        <DesktopDatePicker label="Desktop" {...props} />
        <MobileDatePicker label="Mobile" {...props} />
        <Typography component="pre" role="log" sx={{height: 144, m: 0}}>
          {calls.join('\n') || 'No call yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
