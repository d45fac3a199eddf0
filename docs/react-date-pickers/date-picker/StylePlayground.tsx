import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

/** Slots of the picker, with the component and the part that style them in the theme. */
const parts = {
  day: ['MuiPickersDay', 'root'],
  calendarHeader: ['MuiPickersCalendarHeader', 'root'],
  toolbar: ['MuiDatePickerToolbar', 'root'],
  actionBar: ['MuiPickersLayout', 'actionBar'],
  layout: ['MuiPickersLayout', 'root'],
};
type Slot = keyof typeof parts;

const methods = {
  slotProps: (slot: Slot, style: string) =>
    `<DatePicker\n  slotProps={{\n    ${slot}: {\n      sx: ${style},\n    },\n  }}\n/>`,
  theme: (slot: Slot, style: string) =>
    `createTheme({\n  components: {\n    ${parts[slot][0]}: {\n      styleOverrides: {\n` +
    `        ${parts[slot][1]}: ${style},\n      },\n    },\n  },\n})`,
};
type Method = keyof typeof methods;

const backgrounds = {
  green: 'rgb(0 150 136 / 24%)',
  pink: 'rgb(233 30 99 / 24%)',
  violet: 'rgb(103 58 183 / 24%)',
};
type Background = keyof typeof backgrounds;

export default function StylePlayground() {
  const [slot, setSlot] = React.useState<Slot>('day');
  const [method, setMethod] = React.useState<Method>('slotProps');
  const [background, setBackground] = React.useState<Background>('green');
  const backgroundColor = backgrounds[background];
  const style = `{backgroundColor: '${backgroundColor}'}`;

  const select = <T extends string>(
    label: string,
    value: T,
    options: object,
    onChange: (next: T) => void,
  ) => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as T)}
      slotProps={{select: {native: true}}}
    >
      {Object.keys(options).map((option) => (
        <option key={option}>{option}</option>
      ))}
    </TextField>
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', md: 'row'}} spacing={2}>
        {/* #region preview */}
        {/* slot is 'day', 'calendarHeader', 'toolbar', 'actionBar', or 'layout'. */}
        {/* const backgroundColor = 'rgb(0 150 136 / 24%)'; */}
        {/* For all pickers, in the theme, where `day` is the root of MuiPickersDay: */}
        {/* createTheme({components: {MuiPickersDay: {styleOverrides: {root: {backgroundColor}}}}}) */}
        <StaticDatePicker
          defaultValue={dayjs('2025-06-14')}
          slotProps={{[slot]: {sx: {backgroundColor}}}}
        />
        {/* #endregion */}
        <Stack spacing={2} sx={{flex: 1, minWidth: 0, pt: 1}}>
          {select('Slot', slot, parts, setSlot)}
          {select('Background', background, backgrounds, setBackground)}
          {select('Method', method, methods, setMethod)}
          <Box
            component="pre"
            sx={{m: 0, fontFamily: 'monospace', fontSize: 13, whiteSpace: 'pre-wrap'}}
          >
            {methods[method](slot, style)}
          </Box>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
