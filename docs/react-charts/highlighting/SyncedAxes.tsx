import * as React from 'react';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import type {AxisItemIdentifier} from '@mui/x-charts/models';

const months = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'.split(',');
const visitorAxis = [{label: 'Visitors (thousands)', min: 0, width: 60}];
const visitorSeries = [
  {label: 'Visitors', data: [41, 44, 52, 49, 57, 63, 60, 68, 72, 75, 88, 94]},
];
const orderAxis = [{label: 'Orders', width: 60}];
const orderSeries = [
  {
    label: 'Orders',
    data: [812, 874, 1021, 968, 1103, 1187, 1142, 1296, 1340, 1418, 1733, 1894],
  },
];

// #region preview
// months: ['Jan', 'Feb', …]. The axes have the same id in both charts.
const lineAxis = [{id: 'month', data: months, scaleType: 'band' as const}];
const barAxis = [{id: 'month', data: months}];

function useSharedHighlight() {
  const [highlightedAxis, setHighlightedAxis] = React.useState<AxisItemIdentifier[]>([
    {axisId: 'month', dataIndex: 6},
  ]);
  return {highlightedAxis, onHighlightedAxisChange: setHighlightedAxis};
}

// const highlight = useSharedHighlight();
// <LineChart {...highlight} xAxis={lineAxis} … />
// <BarChart {...highlight} xAxis={barAxis} … />
// #endregion

export default function SyncedAxes() {
  const highlight = useSharedHighlight();

  return (
    <Stack sx={{width: '100%'}}>
      <LineChart
        {...highlight}
        title="Website visitors by month"
        xAxis={lineAxis}
        yAxis={visitorAxis}
        series={visitorSeries}
        height={190}
      />
      <BarChart
        {...highlight}
        title="Orders by month"
        xAxis={barAxis}
        yAxis={orderAxis}
        series={orderSeries}
        height={190}
      />
    </Stack>
  );
}
