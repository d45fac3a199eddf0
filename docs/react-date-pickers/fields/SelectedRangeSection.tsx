import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type {DateRange} from '@mui/x-date-pickers-pro/models';
import type {
  FieldRef,
  FieldSectionType,
  FieldSelectedSections,
} from '@mui/x-date-pickers/models';

const names: FieldSectionType[] = ['month', 'day', 'year'];

export default function SelectedRangeSection() {
  // #region preview
  // <SingleInputDateRangeField unstableFieldRef={fieldRef}
  //   selectedSections={selected} onSelectedSectionsChange={setSelected} />
  const fieldRef = React.useRef<FieldRef<DateRange<Dayjs>>>(null);
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);

  const select = (name: FieldSectionType, end: 'Start' | 'End') => {
    const types = fieldRef.current?.getSections().map(({type}) => type) ?? [];
    fieldRef.current?.focusField();
    setSelected(end === 'Start' ? types.indexOf(name) : types.lastIndexOf(name));
  };
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{maxWidth: 320}}>
        {(['Start', 'End'] as const).map((end) => (
          <Stack key={end} direction="row" spacing={1} sx={{alignItems: 'center'}}>
            <Typography sx={{width: 48}}>{end}</Typography>
            {names.map((name) => (
              <Button
                key={name}
                onClick={() => select(name, end)}
                aria-label={`${end}: ${name}`}
              >
                {name}
              </Button>
            ))}
          </Stack>
        ))}
        <SingleInputDateRangeField
          label="Stay"
          defaultValue={[dayjs('2025-06-14'), dayjs('2025-06-18')]}
          unstableFieldRef={fieldRef}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
      </Stack>
    </LocalizationProvider>
  );
}
