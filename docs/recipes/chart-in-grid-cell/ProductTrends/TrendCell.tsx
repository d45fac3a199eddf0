import * as React from 'react';
import Box from '@mui/material/Box';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  signDisplay: 'exceptZero',
});

/** Returns the change from the first to the last week, such as `'+50%'`. */
export const formatTrend = (trend: number) => percent.format(trend);

interface TrendCellProps {
  weeks: number[];
  trend: number;
}

/** A sparkline with its trend as a number. Its data is the array of the row, so it renders only once. */
export const TrendCell = React.memo(function TrendCell({weeks, trend}: TrendCellProps) {
  return (
    <Box sx={{display: 'flex', alignItems: 'center', gap: 1}}>
      <SparkLineChart data={weeks} width={110} height={40} aria-hidden />
      <bdi>{formatTrend(trend)}</bdi>
    </Box>
  );
});
