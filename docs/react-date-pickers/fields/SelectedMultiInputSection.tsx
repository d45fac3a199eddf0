import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type {RangePosition} from '@mui/x-date-pickers-pro/models';
import type {FieldRef, FieldSectionType} from '@mui/x-date-pickers/models';

export default function SelectedMultiInputSection() {
  // #region preview
  const startRef = React.useRef<FieldRef<Dayjs | null>>(null);
  const endRef = React.useRef<FieldRef<Dayjs | null>>(null);
  // <MultiInputDateRangeField unstableStartFieldRef={startRef} unstableEndFieldRef={endRef} />

  const select = (position: RangePosition, name: FieldSectionType) => {
    const field = position === 'start' ? startRef.current : endRef.current;
    field?.focusField(name);
  };
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 400}}>
        <Stack direction="row" spacing={1} sx={{flexWrap: 'wrap'}}>
          <Button onClick={() => select('start', 'day')}>Start day</Button>
          <Button onClick={() => select('start', 'year')}>Start year</Button>
          <Button onClick={() => select('end', 'day')}>End day</Button>
          <Button onClick={() => select('end', 'year')}>End year</Button>
        </Stack>
        <MultiInputDateRangeField
          defaultValue={[dayjs('2025-06-14'), dayjs('2025-06-18')]}
          unstableStartFieldRef={startRef}
          unstableEndFieldRef={endRef}
          slotProps={{
            textField: ({position}) => ({
              label: position === 'start' ? 'Check-in' : 'Check-out',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
