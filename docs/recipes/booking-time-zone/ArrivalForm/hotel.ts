// Only for Day.js: it supports time zones through two plugins.
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export const HOTEL_ZONE = 'Asia/Tokyo';

/** The hotel opens on June 1 at 3 PM, on its own clock. */
export const OPENING = dayjs.tz('2026-06-01T15:00', HOTEL_ZONE);

/** Describes a moment in a time zone, or in that of the browser. */
export const describe = (moment: Dayjs, timeZone?: string) =>
  moment.toDate().toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
