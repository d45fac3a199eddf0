import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {RadarChart} from '@mui/x-charts/RadarChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

const height = 300;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const horizontalGrid = {horizontal: true};

const profitAxis = [{scaleType: 'point' as const, data: months}];
const dollarAxis = [
  {
    label: 'Profit ($1,000)',
    colorMap: {
      type: 'piecewise' as const,
      thresholds: [0],
      colors: ['#d1495b', '#3f7fd0'],
    },
  },
];
const profit = [{data: [-28, -11, 6, 19, 34, 52], area: true, label: 'Profit'}];

// #region preview
const quarters = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const revenueAxis = [{label: 'Revenue ($1,000)', width: 60}];
const revenue = [
  {data: [142, 158, 197, 263], label: 'Online', stack: 'all'},
  {data: [161, 166, 172, 189], label: 'Stores', stack: 'all'},
  {data: [48, 52, 61, 74], label: 'Partners', stack: 'all'},
];
// <BarChart xAxis={quarters} yAxis={revenueAxis} series={revenue} height={300} />
// #endregion

const orders = [
  {
    data: [
      {id: 'furniture', value: 437, label: 'Furniture'},
      {id: 'electronics', value: 372, label: 'Electronics'},
      {id: 'accessories', value: 298, label: 'Accessories'},
      {id: 'lighting', value: 141, label: 'Lighting'},
    ],
    innerRadius: 60,
    paddingAngle: 2,
    cornerRadius: 4,
  },
];

const areaAxis = [{label: 'Size (sq ft)', min: 400}];
const rentAxis = [{label: 'Rent ($ per month)', width: 75}];
const apartments = [
  {
    label: 'Downtown',
    markerSize: 6,
    data: [
      {id: 1, x: 480, y: 1850},
      {id: 2, x: 560, y: 2080},
      {id: 3, x: 640, y: 2240},
      {id: 4, x: 730, y: 2620},
      {id: 5, x: 860, y: 2890},
      {id: 6, x: 980, y: 3310},
    ],
  },
  {
    label: 'Suburbs',
    markerSize: 6,
    data: [
      {id: 7, x: 620, y: 1390},
      {id: 8, x: 740, y: 1580},
      {id: 9, x: 850, y: 1690},
      {id: 10, x: 960, y: 1970},
      {id: 11, x: 1080, y: 2060},
      {id: 12, x: 1190, y: 2340},
    ],
  },
];

const radar = {
  max: 5,
  metrics: ['Price', 'Quality', 'Delivery', 'Support', 'Selection', 'Returns'],
};
const ratings = [
  {label: 'Online store', data: [4.4, 3.9, 4.1, 3.2, 4.8, 3.5], fillArea: true},
  {label: 'Retail store', data: [3.4, 4.3, 2.9, 4.6, 3.3, 4.5], fillArea: true},
];

const charts = {
  Line: (
    <LineChart
      title="Profit by month"
      hideLegend
      grid={horizontalGrid}
      xAxis={profitAxis}
      yAxis={dollarAxis}
      series={profit}
      height={height}
    />
  ),
  Bar: (
    <BarChart
      title="Revenue by quarter and sales channel"
      xAxis={quarters}
      yAxis={revenueAxis}
      series={revenue}
      hideLegend
      borderRadius={6}
      height={height}
    />
  ),
  Pie: (
    <PieChart title="Orders by category" series={orders} width={220} height={height} />
  ),
  Scatter: (
    <ScatterChart
      title="Size and rent of apartments downtown and in the suburbs"
      hideLegend
      xAxis={areaAxis}
      yAxis={rentAxis}
      series={apartments}
      voronoiMaxRadius={30}
      height={height}
    />
  ),
  Radar: (
    <RadarChart
      title="Customer ratings of two stores from 0 to 5"
      hideLegend
      series={ratings}
      radar={radar}
      height={height}
    />
  ),
};

export default function ChartPicker() {
  const [kind, setKind] = React.useState<keyof typeof charts>('Line');

  return (
    <Box sx={{width: '100%'}}>
      <Tabs
        value={kind}
        onChange={(event, value) => setKind(value)}
        variant="scrollable"
        aria-label="Chart type"
        sx={{mb: 2}}
      >
        {Object.keys(charts).map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`tab-${name}`}
            aria-controls="chart-panel"
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="chart-panel"
        aria-labelledby={`tab-${kind}`}
        sx={{height}}
      >
        {charts[kind]}
      </Box>
    </Box>
  );
}
