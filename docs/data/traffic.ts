import {createRandom} from './random';

export interface TrafficDay {
  date: Date;
  visitors: number;
  pageViews: number;
  registrations: number;
  /** Revenue in US dollars. */
  revenue: number;
}

/** Creates the daily traffic of a website from January 1, 2025; the same days on each call. */
export function createTraffic(days: number): TrafficDay[] {
  const {integer, next} = createRandom(105);
  return Array.from({length: days}, (_, index) => {
    const date = new Date(2025, 0, 1 + index);
    const isWeekend = date.getDay() % 6 === 0;
    const trend = 5_200 + index * 6;
    const visitors = Math.round(trend * (isWeekend ? 0.62 : 1) * (0.9 + next() * 0.2));
    const registrations = Math.round(visitors * (0.015 + next() * 0.01));
    return {
      date,
      visitors,
      pageViews: Math.round(visitors * (2.4 + next() * 0.8)),
      registrations,
      revenue: registrations * integer(38, 56),
    };
  });
}
