/** One reading of an instrument on a mountain observatory. */
export interface Reading {
  id: number;
  /** Every ten minutes, from the first of January 2025. */
  time: Date;
  instrument: 'Mast' | 'Roof' | 'Valley';
  /** In degrees Celsius. */
  temperature: number;
  /** Of the air, in percent. */
  humidity: number;
  /** In meters per second. */
  wind: number;
  /** In hectopascals. */
  pressure: number;
  quality: 'Good' | 'Suspect' | 'Missing';
}

const instruments = ['Mast', 'Roof', 'Valley'] as const;
const height = {Mast: -2, Roof: 0, Valley: 6};

/** The same readings on every call, up to 100,000: a year and a day of waves with a little scatter. */
export function createReadings(count: number): Reading[] {
  return Array.from({length: count}, (_, index) => {
    const mix = ((index + 7) * 16807) % 2147483647;
    const scatter = ((mix % 200) - 100) / 100;
    const day = index / 144;
    const instrument = instruments[index % instruments.length]!;
    const temperature =
      4 +
      height[instrument] -
      11 * Math.cos((day / 365) * 2 * Math.PI) +
      4 * Math.sin(day * 2 * Math.PI) +
      scatter;
    return {
      id: index + 1,
      time: new Date(2025, 0, 1, 0, index * 10),
      instrument,
      temperature: Math.round(temperature * 10) / 10,
      humidity: Math.round(68 - temperature + scatter * 8),
      wind: Math.round((6 + 4 * Math.sin(day * 1.7) + scatter * 2) * 10) / 10,
      pressure: Math.round((872 + 9 * Math.sin(day / 3) + scatter) * 10) / 10,
      quality: mix % 41 === 0 ? 'Missing' : mix % 17 === 0 ? 'Suspect' : 'Good',
    };
  });
}
