import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import BackspaceIcon from '@mui/icons-material/Backspace';
import HighlightOffIcon from '@mui/icons-material/HighlightOff';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';

export default function ClearIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{maxWidth: 240}}>
        <DateField
          label="In a field"
          defaultValue={dayjs('2025-06-14')}
          clearable
          slots={{clearIcon: HighlightOffIcon}}
        />
        <DatePicker
          label="In a picker"
          defaultValue={dayjs('2025-06-14')}
          slots={{clearIcon: BackspaceIcon}}
          slotProps={{
            field: {clearable: true},
            clearButton: {title: 'Remove the date', color: 'error'},
          }}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
