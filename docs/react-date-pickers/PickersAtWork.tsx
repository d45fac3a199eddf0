import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MonthCalendar} from '@mui/x-date-pickers/MonthCalendar';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';
import {TimeField} from '@mui/x-date-pickers/TimeField';

const views = ['Days', 'Months', 'Clock', 'Times'] as const;

export default function PickersAtWork() {
  const [when, setWhen] = React.useState<Dayjs | null>(dayjs('2025-08-12T14:30'));
  const [view, setView] = React.useState<(typeof views)[number]>('Days');
  // All components share this value.
  const shared = {value: when, onChange: setWhen};

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{xs: 'column', sm: 'row'}}
        spacing={4}
        sx={{justifyContent: 'center'}}
      >
        <Stack spacing={2} sx={{width: {sm: 220}}}>
          <DatePicker label="Date" {...shared} />
          <TimeField label="Starts at" {...shared} />
          <Typography role="status">
            {when?.isValid()
              ? when.format('dddd, MMMM D, YYYY, h:mm A')
              : 'Nothing selected yet'}
          </Typography>
        </Stack>
        <Box sx={{width: {sm: 320}}}>
          <Tabs
            value={view}
            onChange={(event, next) => setView(next)}
            aria-label="View"
          >
            {views.map((name) => (
              <Tab
                key={name}
                value={name}
                label={name}
                id={`view-${name}`}
                sx={{minWidth: 0}}
              />
            ))}
          </Tabs>
          {/* #region preview */}
          {/* const shared = {value: when, onChange: setWhen}; */}
          <Box
            role="tabpanel"
            aria-labelledby={`view-${view}`}
            sx={{height: 336, pt: 1}}
          >
            {view === 'Days' && <DateCalendar {...shared} sx={{maxWidth: '100%'}} />}
            {view === 'Months' && <MonthCalendar {...shared} sx={{maxWidth: '100%'}} />}
            {view === 'Clock' && <TimeClock {...shared} showViewSwitcher />}
            {view === 'Times' && (
              <DigitalClock {...shared} timeStep={30} sx={{maxHeight: 320}} />
            )}
          </Box>
          {/* #endregion */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
