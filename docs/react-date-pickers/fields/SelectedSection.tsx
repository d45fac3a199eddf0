import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateField} from '@mui/x-date-pickers/DateField';
import type {FieldSectionType, FieldSelectedSections} from '@mui/x-date-pickers/models';

export default function SelectedSection() {
  // #region preview
  // <DateField inputRef={inputRef}
  //   selectedSections={selected} onSelectedSectionsChange={setSelected} />
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);

  const select = (section: FieldSectionType) => {
    inputRef.current?.focus(); // The selection is visible only in a focused field.
    setSelected(section);
  };
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 280}}>
        <Stack direction="row" spacing={1}>
          <Button onClick={() => select('month')}>Month</Button>
          <Button onClick={() => select('day')}>Day</Button>
          <Button onClick={() => select('year')}>Year</Button>
        </Stack>
        <DateField
          label="Due date"
          defaultValue={dayjs('2025-06-14')}
          inputRef={inputRef}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
      </Stack>
    </LocalizationProvider>
  );
}
