import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {MobileDateTimePicker} from '@mui/x-date-pickers/MobileDateTimePicker';
import {PickerDay2} from '@mui/x-date-pickers/PickerDay2';
import {StaticDateTimePicker} from '@mui/x-date-pickers/StaticDateTimePicker';
import {createFamily} from '../data/createFamily';

const DateTimePlayground = createFamily(
  {
    DateTimePicker,
    DesktopDateTimePicker,
    MobileDateTimePicker,
    DateTimeField,
    StaticDateTimePicker,
  },
  {PickerDay2},
);

export default DateTimePlayground;
