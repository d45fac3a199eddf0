import {createTraffic} from '../../../data/traffic';

const format = new Intl.DateTimeFormat('en-US', {month: 'short', day: 'numeric'});

/** The first 28 days of 2025. */
export const website = createTraffic(28).map(({date, visitors, revenue}) => ({
  day: format.format(date),
  visitors,
  revenue,
}));
