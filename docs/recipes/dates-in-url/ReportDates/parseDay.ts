import dayjs, {type Dayjs} from 'dayjs';

const FORMAT = 'YYYY-MM-DD';

/** Returns the day of a parameter such as `2026-06-15`, or `null` if it isn't one. */
export function parseDay(text: string): Dayjs | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return null;
  }
  const day = dayjs(text);
  // Some libraries read February 31 as March 3, which isn't the same text.
  return day.isValid() && day.format(FORMAT) === text ? day : null;
}

/** Returns a day as a parameter, or an empty string. */
export const formatDay = (day: Dayjs | null) => (day ? day.format(FORMAT) : '');
