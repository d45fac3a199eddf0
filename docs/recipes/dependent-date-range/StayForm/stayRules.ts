import dayjs, {type Dayjs} from 'dayjs';

/** The first day of the year that guests can arrive. */
export const OPENING = dayjs('2026-05-01');

const PEAK_START = dayjs('2026-07-01');
const PEAK_END = dayjs('2026-08-31');

/** Returns the number of nights that guests can book, and the days that they can depart. */
export function getLimits(arrival: Dayjs) {
  const isPeak =
    !arrival.isBefore(PEAK_START, 'day') && !arrival.isAfter(PEAK_END, 'day');
  const [min, max] = isPeak ? [5, 14] : [2, 28];
  return {min, max, first: arrival.add(min, 'day'), last: arrival.add(max, 'day')};
}

/** Keeps a departure that the new arrival allows; otherwise, returns the earliest one. */
export function fitDeparture(departure: Dayjs | null, arrival: Dayjs) {
  const {first, last} = getLimits(arrival);
  return departure?.isValid() &&
    !departure.isBefore(first, 'day') &&
    !departure.isAfter(last, 'day')
    ? departure
    : first;
}
