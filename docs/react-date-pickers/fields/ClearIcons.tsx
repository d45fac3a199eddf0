import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import BackspaceIcon from '@mui/icons-material/Backspace';
import HighlightOffIcon from '@mui/icons-material/HighlightOff';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';

const day = dayjs('2025-06-14');

export default function ClearIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 240}}>
        <DateField
          label="In a field"
          defaultValue={day}
          clearable
          slots={{clearIcon: HighlightOffIcon}}
        />
        <DatePicker
          label="In a picker"
          defaultValue={day}
          slots={{clearIcon: BackspaceIcon}}
          slotProps={{
            field: {clearable: true},
            clearButton: {title: 'Remove the date', color: 'error'},
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
