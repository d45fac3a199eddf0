/** Response times of an invented web service over one week, one point per hour, in milliseconds. */
const hours = 168;

const daily = (hour: number) => Math.max(0, Math.sin(((hour - 7) / 24) * 2 * Math.PI));
const ripple = (hour: number) => Math.sin(hour * 1.7) + Math.sin(hour * 0.61);

export const latency = {
  /** One `Date` per hour, from Monday, June 2, 2025, in local time. */
  time: Array.from({length: hours}, (_, hour) => new Date(2025, 5, 2, hour)),
  /** Half of the requests were faster than this. */
  median: Array.from({length: hours}, (_, hour) =>
    Math.round(84 + 46 * daily(hour) + 5 * ripple(hour)),
  ),
  /** 95% of the requests were faster than this. `null` while the probe was down. */
  p95: Array.from({length: hours}, (_, hour) =>
    hour > 76 && hour < 84
      ? null
      : Math.round(190 + 140 * daily(hour) + 18 * ripple(hour)),
  ),
};
