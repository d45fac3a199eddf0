/** The date libraries that users can choose, starting with the one that demos are written with. */
export const DATE_LIBRARIES = ['dayjs', 'date-fns', 'luxon', 'moment'] as const;

/** All libraries that a demo can be written for, in a file `Name.<library>.tsx`. */
export const DEMO_LIBRARIES = [
  ...DATE_LIBRARIES,
  'date-fns-jalali',
  'moment-jalaali',
  'moment-hijri',
] as const;
export type DemoLibrary = (typeof DEMO_LIBRARIES)[number];

/** Splits a demo's name into words: `BasicBars` → `Basic bars`. */
export function toWords(name: string): string {
  const words = name
    .replace(/([a-z])(\d)/g, '$1 $2')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .map((word, index) => (index === 0 || /^[A-Z]{2,}s?$/.test(word) ? word : word.toLowerCase()));
  return words.join(' ');
}
