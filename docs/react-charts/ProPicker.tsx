import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';
import {latency} from './data/latency';

const height = 300;

// #region preview
const timeAxis = [
  {
    id: 'time',
    data: latency.time,
    scaleType: 'time' as const,
    domainLimit: 'strict' as const,
    zoom: {slider: {enabled: true}},
  },
];
const latencyAxis = [{label: 'Response time (ms)', min: 0, width: 60}];
const latencySeries = [{data: latency.median, label: 'Median', showMark: false}];
const initialZoom = [{axisId: 'time', start: 20, end: 70}];
// <LineChartPro xAxis={timeAxis} series={latencySeries} initialZoom={initialZoom} … />
// #endregion

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const hours = ['8 AM', '10 AM', '12 PM', '2 PM', '4 PM'];
const ticketsByDay = [
  [24, 51, 38, 33, 19],
  [18, 39, 31, 28, 16],
  [16, 34, 29, 30, 14],
  [15, 31, 26, 24, 13],
  [12, 27, 22, 18, 8],
];
const hourAxis = [{data: hours}];
const weekdayAxis = [{data: weekdays}];
const ticketColors = [
  {
    colorMap: {
      type: 'continuous' as const,
      min: 0,
      max: 60,
      color: ['#e3eefc', '#1d4f96'] as [string, string],
    },
  },
];
const tickets = [
  {
    label: 'Tickets',
    data: ticketsByDay.flatMap((day, y) =>
      day.map((count, x): [number, number, number] => [x, y, count]),
    ),
  },
];

const checkout = [
  {
    curve: 'bump' as const,
    data: [
      {id: 'viewed', value: 4200, label: 'Viewed'},
      {id: 'cart', value: 2650, label: 'Cart'},
      {id: 'checkout', value: 1480, label: 'Checkout'},
      {id: 'paid', value: 1130, label: 'Paid'},
    ],
  },
];

const budget = {
  data: {
    links: [
      {source: 'Online', target: 'Revenue', value: 760},
      {source: 'Stores', target: 'Revenue', value: 688},
      {source: 'Revenue', target: 'Cost of goods', value: 820},
      {source: 'Revenue', target: 'Payroll', value: 390},
      {source: 'Revenue', target: 'Profit', value: 238},
    ],
  },
};

const charts = {
  Zoom: (
    <LineChartPro
      title="Response times over one week"
      hideLegend
      xAxis={timeAxis}
      yAxis={latencyAxis}
      series={latencySeries}
      initialZoom={initialZoom}
      height={height}
    />
  ),
  Heatmap: (
    <Heatmap
      title="Support tickets by weekday and time"
      xAxis={hourAxis}
      yAxis={weekdayAxis}
      zAxis={ticketColors}
      series={tickets}
      height={height}
    />
  ),
  Funnel: (
    <FunnelChart
      title="Visitors at each step of the checkout"
      hideLegend
      gap={4}
      series={checkout}
      height={height}
    />
  ),
  Sankey: (
    <SankeyChart
      title="Revenue and expenses in thousands of dollars"
      series={budget}
      height={height}
    />
  ),
};

export default function ProPicker() {
  const [kind, setKind] = React.useState<keyof typeof charts>('Zoom');

  return (
    <Box sx={{width: '100%'}}>
      <Tabs
        value={kind}
        onChange={(event, value) => setKind(value)}
        variant="scrollable"
        aria-label="Pro chart type"
        sx={{mb: 2}}
      >
        {Object.keys(charts).map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`pro-${name}`}
            aria-controls="pro-panel"
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="pro-panel" aria-labelledby={`pro-${kind}`} sx={{height}}>
        {charts[kind]}
      </Box>
    </Box>
  );
}
