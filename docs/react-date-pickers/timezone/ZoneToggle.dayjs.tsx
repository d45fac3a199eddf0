import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['default', 'system', 'UTC', 'America/Chicago'];

export default function ZoneToggle() {
  const [zone, setZone] = React.useState('America/Chicago');
  const [value, setValue] = React.useState<Dayjs | null>(dayjs.utc('2025-06-14T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: '100%'}}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Time zone"
          value={zone}
          onChange={(_event, next: string | null) => next && setZone(next)}
          sx={{flexWrap: 'wrap'}}
        >
          {zones.map((name) => (
            <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {/* #region preview */}
        {/* const [zone, setZone] = React.useState('America/Chicago'); // or 'default', 'system', 'UTC' */}
        {/* const [value, setValue] = React.useState(dayjs.utc('2025-06-14T15:30')); */}
        <DateTimePicker
          label="Meeting"
          timezone={zone}
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" role="status">
          Stored: {value?.isValid() ? value.format() : String(value)}
        </Typography>
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
