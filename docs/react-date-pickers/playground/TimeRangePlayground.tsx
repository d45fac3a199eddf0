import {DesktopTimeRangePicker} from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import {MobileTimeRangePicker} from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import {MultiInputTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import {createFamily} from '../data/createFamily';

const TimeRangePlayground = createFamily(
  {
    TimeRangePicker,
    DesktopTimeRangePicker,
    MobileTimeRangePicker,
    SingleInputTimeRangeField,
    MultiInputTimeRangeField,
  },
  {MultiInputTimeRangeField},
);

export default TimeRangePlayground;
