import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import {pickersLayoutClasses} from '@mui/x-date-pickers/PickersLayout';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {StaticDateTimePicker} from '@mui/x-date-pickers/StaticDateTimePicker';
import {StaticTimePicker} from '@mui/x-date-pickers/StaticTimePicker';

// #region preview
const frame = (color: string) => ({
  outline: '2px dashed',
  outlineOffset: '-4px',
  outlineColor: color,
});
const sx = {
  [`& .${pickersLayoutClasses.toolbar}`]: frame('primary.main'),
  [`& .${pickersLayoutClasses.contentWrapper}`]: frame('success.main'),
  [`& .${pickersLayoutClasses.actionBar}`]: frame('secondary.main'),
};
// #endregion

export default function LayoutParts() {
  const [type, setType] = React.useState('date');
  const [orientation, setOrientation] = React.useState<'portrait' | 'landscape'>(
    'portrait',
  );
  const shared = {
    orientation,
    defaultValue: dayjs('2025-06-14T08:30'),
    slotProps: {layout: {sx}, toolbar: {hidden: false}},
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{alignItems: 'center', width: '100%'}}>
        <Stack direction="row" spacing={1} useFlexGap sx={{flexWrap: 'wrap'}}>
          <Toggle label="Picker" value={type} options={types} onChange={setType} />
          <Toggle
            label="Orientation"
            value={orientation}
            options={['portrait', 'landscape']}
            onChange={(next) => setOrientation(next as typeof orientation)}
          />
        </Stack>
        <Box sx={{maxWidth: '100%', overflowX: 'auto', minHeight: 572}}>
          {type === 'date' && <StaticDatePicker {...shared} />}
          {type === 'time' && <StaticTimePicker {...shared} />}
          {type === 'date time' && <StaticDateTimePicker {...shared} />}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}

const types = ['date', 'time', 'date time'];

interface ToggleProps {
  label: string;
  value: string;
  options: string[];
  onChange: (value: string) => void;
}

function Toggle({label, value, options, onChange}: ToggleProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_event, next: string | null) => next && onChange(next)}
    >
      {options.map((option) => (
        <ToggleButton key={option} value={option} sx={{textTransform: 'none'}}>
          {option}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
