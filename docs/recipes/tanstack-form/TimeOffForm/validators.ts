import dayjs, {type Dayjs} from 'dayjs';

/** The first day that employees can request. */
export const FIRST_DAY = dayjs('2026-06-01');

/** Returns a message if a date is missing or too early. */
export function checkDay(day: Dayjs | null): string | undefined {
  if (!day?.isValid()) {
    return 'Enter a valid date.';
  }
  return day.isBefore(FIRST_DAY, 'day') ? 'Requests start on June 1, 2026.' : undefined;
}

/** Returns a message if the last day of a request can't follow its first day. */
export function checkLastDay(
  end: Dayjs | null,
  start: Dayjs | null,
): string | undefined {
  return end?.isValid() && start?.isValid() && end.isBefore(start, 'day')
    ? 'The last day is before the first day.'
    : checkDay(end);
}
