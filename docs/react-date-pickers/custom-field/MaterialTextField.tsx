import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';

export default function MaterialTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery date"
        defaultValue={dayjs('2025-06-14')}
        // Renders one input instead of an element for each section.
        enableAccessibleFieldDOMStructure={false}
        slotProps={{textField: {helperText: 'One input element'}}}
      />
    </LocalizationProvider>
  );
}
// #endregion
