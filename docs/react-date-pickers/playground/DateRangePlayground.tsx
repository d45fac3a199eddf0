import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {DateRangePickerDay2} from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {MobileDateRangePicker} from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {StaticDateRangePicker} from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import {createFamily} from '../data/createFamily';

const DateRangePlayground = createFamily(
  {
    DateRangePicker,
    DesktopDateRangePicker,
    MobileDateRangePicker,
    SingleInputDateRangeField,
    MultiInputDateRangeField,
    DateRangeCalendar,
    StaticDateRangePicker,
  },
  {DateRangePickerDay2, MultiInputDateRangeField},
);

export default DateRangePlayground;
