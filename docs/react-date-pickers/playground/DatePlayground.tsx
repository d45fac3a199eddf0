import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {MonthCalendar} from '@mui/x-date-pickers/MonthCalendar';
import {PickerDay2} from '@mui/x-date-pickers/PickerDay2';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {YearCalendar} from '@mui/x-date-pickers/YearCalendar';
import {createFamily} from '../data/createFamily';

const DatePlayground = createFamily(
  {
    DatePicker,
    DesktopDatePicker,
    MobileDatePicker,
    DateField,
    DateCalendar,
    StaticDatePicker,
    MonthCalendar,
    YearCalendar,
  },
  {PickerDay2},
);

export default DatePlayground;
