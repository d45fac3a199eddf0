import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import {
  usePickerActionsContext,
  usePickerTranslations,
} from '@mui/x-date-pickers/hooks';
import {frFR} from '@mui/x-date-pickers/locales';
import type {PickersActionBarProps} from '@mui/x-date-pickers/PickersActionBar';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

// #region preview
// <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
//   <StaticDatePicker slots={{actionBar: ClearBar}} />
function ClearBar({className}: PickersActionBarProps) {
  const {clearValue} = usePickerActionsContext();
  const translations = usePickerTranslations();
  return (
    <DialogActions className={className}>
      <Button onClick={clearValue}>{translations.clearButtonLabel}</Button>
    </DialogActions>
  );
}

const {localeText} = frFR.components.MuiLocalizationProvider.defaultProps;
// #endregion

export default function TranslatedSlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-08-12')}
        slots={{actionBar: ClearBar}}
      />
    </LocalizationProvider>
  );
}
