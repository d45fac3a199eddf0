import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import type {AxisItemIdentifier} from '@mui/x-charts/models';
import {website} from './website';

const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const describe = (index: number) => {
  const {day, visitors, revenue} = website[index]!;
  return `${day}: ${visitors.toLocaleString('en-US')} visitors, ${usd.format(revenue)}`;
};

const lineAxis = [{id: 'day', dataKey: 'day', scaleType: 'band' as const}];
const barAxis = [{id: 'day', dataKey: 'day'}];
const visitorAxis = [{label: 'Visitors', min: 0, width: 70}];
const revenueAxis = [{label: 'Revenue in USD', width: 70}];
const visitorSeries = [{dataKey: 'visitors', label: 'Visitors', showMark: false}];
const revenueSeries = [{dataKey: 'revenue', label: 'Revenue'}];
const slotProps = {tooltip: {trigger: 'none' as const}};

export default function WebsiteCharts() {
  // #region preview
  const [index, setIndex] = React.useState(0);
  const highlight = {
    highlightedAxis: React.useMemo(() => [{axisId: 'day', dataIndex: index}], [index]),
    // The list is empty when the pointer leaves the chart. The last day remains.
    onHighlightedAxisChange: ([item]: AxisItemIdentifier[]) =>
      item && setIndex(item.dataIndex),
  };

  // website: [{day: 'Jan 1', visitors: 5012, revenue: 4128}, …]
  // lineAxis: [{id: 'day', dataKey: 'day', scaleType: 'band'}]
  // <LineChart {...highlight} dataset={website} xAxis={lineAxis} … />
  // <BarChart {...highlight} dataset={website} xAxis={barAxis} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Typography variant="subtitle2" component="p">
        {describe(index)}
      </Typography>
      <LineChart
        {...highlight}
        hideLegend
        title="Website visitors by day"
        dataset={website}
        xAxis={lineAxis}
        yAxis={visitorAxis}
        series={visitorSeries}
        slotProps={slotProps}
        axisHighlight={{x: 'band'}}
        height={180}
      />
      <BarChart
        {...highlight}
        hideLegend
        title="Revenue by day"
        dataset={website}
        xAxis={barAxis}
        yAxis={revenueAxis}
        series={revenueSeries}
        slotProps={slotProps}
        height={180}
      />
      <Stack sx={{px: 2}}>
        <Slider
          aria-label="Day"
          size="small"
          min={0}
          max={website.length - 1}
          value={index}
          onChange={(_event, value) => setIndex(value)}
          getAriaValueText={describe}
        />
      </Stack>
    </Stack>
  );
}
