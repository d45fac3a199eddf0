import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {months} from './revenue';

const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
});
const formatDollars = (value: number | null) =>
  value === null ? null : usd.format(value);
const xAxis = [
  {data: months, tickLabelInterval: (_: string, index: number) => index % 3 === 0},
];
const margin = {top: 14, right: 8, bottom: 0, left: 0};

interface CountryChartProps {
  country: string;
  data: number[];
  /** The end of the scale. Without it, the scale depends on the data of this chart. */
  max?: number | undefined;
}

/** A small chart with its name above it. Its figure is a cell of the grid. */
export const CountryChart = React.memo(function CountryChart({
  country,
  data,
  max,
}: CountryChartProps) {
  const yAxis = React.useMemo(
    () => [
      {
        min: 0,
        ...(max !== undefined && {max}),
        tickNumber: 3,
        width: 48,
        valueFormatter: (value: number) => usd.format(value),
      },
    ],
    [max],
  );
  const series = React.useMemo(
    () => [{data, label: 'Revenue', valueFormatter: formatDollars}],
    [data],
  );

  return (
    <Box component="figure" sx={{m: 0, minWidth: 0}}>
      <Typography component="figcaption" variant="subtitle2">
        {country}
      </Typography>
      <BarChart
        hideLegend
        title={`Revenue by month, ${country}`}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        margin={margin}
        height={150}
      />
    </Box>
  );
});
