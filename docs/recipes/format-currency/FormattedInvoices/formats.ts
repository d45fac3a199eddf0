/** Creating a formatter is slow, so each of them is created once, not in each cell. */
const dollars = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
});
const relative = new Intl.RelativeTimeFormat('en-US', {numeric: 'auto'});
const fileSizes = ['byte', 'kilobyte', 'megabyte', 'gigabyte'].map(
  (unit) =>
    new Intl.NumberFormat('en-US', {style: 'unit', unit, maximumSignificantDigits: 3}),
);

const DAY = 24 * 60 * 60 * 1_000;

/** Formats 1234.5 as “$1,234.50”. */
export const formatDollars = (value: number) => dollars.format(value);

/** Formats 0.025 as “2.5%”. */
export const formatPercent = (value: number) => percent.format(value);

/** Formats a day as “yesterday”, “in 12 days”, or “3 months ago”. */
export function formatRelativeDay(date: Date, today: Date) {
  // Rounded, because a day has 23 or 25 hours when daylight saving time changes.
  const days = Math.round((date.getTime() - today.getTime()) / DAY);
  return Math.abs(days) < 60
    ? relative.format(days, 'day')
    : relative.format(Math.round(days / 30.44), 'month');
}

/** Formats 2400000 as “2.4 MB”. */
export function formatFileSize(bytes: number) {
  const power = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3);
  const unit = Math.min(power, fileSizes.length - 1);
  return fileSizes[unit]!.format(bytes / 1_000 ** unit);
}
