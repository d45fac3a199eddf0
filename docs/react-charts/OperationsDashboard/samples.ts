import {createRandom} from '../../data/random';

/** One measurement of a web service. */
export interface Sample {
  [key: string]: number | Date;
  time: Date;
  /** Requests per second. */
  requests: number;
  /** Failed requests per second. */
  errors: number;
  /** Median response time in milliseconds. */
  latency: number;
}

const DAY = 24 * 60 * 60 * 1000;
const END = new Date(2025, 10, 28, 9).getTime();

/** Creates a measurement; traffic peaks in the afternoon, and an incident at 2 PM slows the service down. */
export function createSample(time: number): Sample {
  // Seeded by the time, so that another render shows the same values.
  const {next} = createRandom(time - END);
  const hour = new Date(time).getHours() + new Date(time).getMinutes() / 60;
  const wave =
    24 * Math.sin(hour * 5.3) + 16 * Math.sin(hour * 13.1) + 10 * Math.sin(hour * 31.7);
  const requests =
    420 + 280 * Math.sin(((hour - 8) / 24) * 2 * Math.PI) + wave + next() * 60;
  const incident = Math.max(0, 1 - Math.abs(hour - 14.5) * 2);
  return {
    time: new Date(time),
    requests: Math.round(requests),
    errors: Math.round(requests * (0.004 + incident * 0.08) * (0.5 + next()) * 10) / 10,
    latency: Math.round(96 + requests / 14 - wave / 2 + incident * 480 + next() * 24),
  };
}

/** Creates `count` measurements of the 24 hours before 9 AM on November 28, 2025. */
export const createSamples = (count: number): Sample[] =>
  Array.from({length: count}, (_, index) =>
    createSample(END - DAY + (index * DAY) / count),
  );
