import type {DemoLibrary} from '@site/plugins/demos/shared';

/** The date libraries as their own sites write them. */
export const LIBRARY_NAMES: Record<DemoLibrary, string> = {
  dayjs: 'Day.js',
  'date-fns': 'date-fns',
  luxon: 'Luxon',
  moment: 'Moment',
  'date-fns-jalali': 'date-fns-jalali',
  'moment-jalaali': 'moment-jalaali',
  'moment-hijri': 'moment-hijri',
};
