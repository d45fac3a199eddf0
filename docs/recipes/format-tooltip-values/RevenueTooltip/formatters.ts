import type {AxisValueFormatterContext} from '@mui/x-charts/models';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const compactDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
});
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  signDisplay: 'exceptZero',
});
const shortMonth = new Intl.DateTimeFormat('en-US', {month: 'short'});
const longMonth = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric'});

/** Returns `null` for a missing value, which removes its row from the tooltip. */
export const formatDollars = (value: number | null) =>
  value === null ? null : dollars.format(value);

export const formatDollarTick = (value: number) => compactDollars.format(value);

export const formatChange = (ratio: number) => percent.format(ratio);

export const formatMonth = (month: Date, {location}: AxisValueFormatterContext) =>
  (location === 'tooltip' ? longMonth : shortMonth).format(month);
