import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {deDE} from '@mui/x-date-pickers/locales';

// #region preview
const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;
const referenceDate = dayjs('2025-06-14');

export default function Placeholders() {
  return (
    <Stack spacing={2} sx={{width: 260}}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimeField label="Meeting" referenceDate={referenceDate} focused />
      </LocalizationProvider>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale="de"
        localeText={german}
      >
        <DateTimeField label="Termin" referenceDate={referenceDate} focused />
      </LocalizationProvider>
    </Stack>
  );
}
// #endregion
