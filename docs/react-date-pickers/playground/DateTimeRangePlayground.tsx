import {DateRangePickerDay2} from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import {DesktopDateTimeRangePicker} from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import {MobileDateTimeRangePicker} from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import {MultiInputDateTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import {createFamily} from '../data/createFamily';

const DateTimeRangePlayground = createFamily(
  {
    DateTimeRangePicker,
    DesktopDateTimeRangePicker,
    MobileDateTimeRangePicker,
    SingleInputDateTimeRangeField,
    MultiInputDateTimeRangeField,
  },
  {DateRangePickerDay2, MultiInputDateTimeRangeField},
);

export default DateTimeRangePlayground;
