import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {MobileTimePicker} from '@mui/x-date-pickers/MobileTimePicker';
import {MultiSectionDigitalClock} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import {StaticTimePicker} from '@mui/x-date-pickers/StaticTimePicker';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import {createFamily} from '../data/createFamily';

const TimePlayground = createFamily({
  TimePicker,
  DesktopTimePicker,
  MobileTimePicker,
  TimeField,
  TimeClock,
  StaticTimePicker,
  DigitalClock,
  MultiSectionDigitalClock,
});

export default TimePlayground;
