import {createTraffic} from '../../data/traffic';

const rows = createTraffic(365);

/** Traffic and revenue of an online store: one value for each day of 2025. */
export const dailyTraffic = {
  dates: rows.map(({date}) => date),
  visitors: rows.map(({visitors}) => visitors),
  /** In US dollars. */
  revenue: rows.map(({revenue}) => revenue),
};

/** The same days as points of a scatter chart. */
export const trafficPoints = rows.map(({visitors, revenue}, id) => ({
  id,
  x: visitors,
  y: revenue,
}));

const short = new Intl.DateTimeFormat('en-US', {day: 'numeric', month: 'short'});

/** Formats a date as "Jun 4". */
export const formatDay = (date: Date) => short.format(date);
