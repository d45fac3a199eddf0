import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {RadarChart} from '@mui/x-charts/RadarChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {sales} from './data/bakery';
import {routes, seasons} from './data/ferries';
import {qualities, rye, wheat} from './data/loaves';
import {climate, months} from './data/observatory';
import {draco, lyra, toPoints} from './data/stars';

const height = 300;
const charts = {
  Line: (
    <LineChart
      hideLegend
      grid={{horizontal: true}}
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[
        {
          label: '°C',
          colorMap: {type: 'continuous', min: -5, max: 16, color: ['#3f7fd0', '#d1495b']},
        },
      ]}
      series={[{data: climate.mean, area: true, label: 'Mean, °C'}]}
      height={height}
    />
  ),
  Bar: (
    <BarChart
      hideLegend
      dataset={seasons}
      xAxis={[{dataKey: 'season'}]}
      series={routes.map((route) => ({...route, stack: 'all'}))}
      borderRadius={6}
      height={height}
    />
  ),
  Pie: (
    <PieChart
      series={[{data: sales, innerRadius: 60, paddingAngle: 2, cornerRadius: 4}]}
      width={220}
      height={height}
    />
  ),
  Scatter: (
    <ScatterChart
      hideLegend
      xAxis={[{label: 'Color index'}]}
      yAxis={[{label: 'Magnitude', reverse: true}]}
      series={[
        {label: 'Lyra cluster', data: toPoints(lyra), markerSize: 6},
        {label: 'Draco cluster', data: toPoints(draco), markerSize: 6},
      ]}
      voronoiMaxRadius={30}
      height={height}
    />
  ),
  Radar: (
    <RadarChart
      hideLegend
      series={[
        {label: 'Rye bread', data: rye, fillArea: true},
        {label: 'White bread', data: wheat, fillArea: true},
      ]}
      radar={{max: 10, metrics: qualities}}
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
        aria-label="Kind of chart"
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
      <Box role="tabpanel" id="chart-panel" aria-labelledby={`tab-${kind}`} sx={{height}}>
        {charts[kind]}
      </Box>
    </Box>
  );
}
