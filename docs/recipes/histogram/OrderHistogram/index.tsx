import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';
import type {AxisValueFormatterContext} from '@mui/x-charts/models';
import {createOrders} from '../../../data/orders';
import {createBins} from './createBins';

const totals = createOrders(300).map(({total}) => total);
const WIDTHS = [500, 1000, 2000];
const yAxis = [{label: 'Orders', width: 50}];

const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export default function OrderHistogram() {
  const [width, setWidth] = React.useState(1000);

  // #region preview
  // totals: [945, 5490, 318, …]. A bin: {start: 1000, end: 2000, count: 52}
  const bins = React.useMemo(() => createBins(totals, width), [width]);
  const xAxis = React.useMemo<BarChartProps['xAxis']>(
    () => [
      {
        data: bins.map(({start}) => start),
        categoryGapRatio: 0.04,
        tickLabelPlacement: 'tick',
        valueFormatter: (start: number, {location}: AxisValueFormatterContext) =>
          location === 'tooltip'
            ? `From ${usd.format(start)} to under ${usd.format(start + width)}`
            : usd.format(start),
      },
    ],
    [bins, width],
  );
  const series = React.useMemo(
    () => [{data: bins.map(({count}) => count), label: 'Orders'}],
    [bins],
  );
  // #endregion

  const peak = bins.reduce((best, bin) => (bin.count > best.count ? bin : best));

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={width}
        onChange={(_event, value: number | null) => value && setWidth(value)}
        aria-label="Bin width"
      >
        {WIDTHS.map((value) => (
          <ToggleButton key={value} value={value}>
            {usd.format(value)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        hideLegend
        title="Orders by order total"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={300}
      />
      <Typography variant="body2" role="status">
        Most orders ({peak.count} of {totals.length}) cost {usd.format(peak.start)} to
        under {usd.format(peak.end)}.
      </Typography>
    </Stack>
  );
}
