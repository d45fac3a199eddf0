import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {RadarChart} from '@mui/x-charts/RadarChart';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {hillside, riverside, type Apartment} from './data/apartments';
import {sales} from './data/bakery';
import {energy} from './data/energy';
import {qualities, rye, wheat} from './data/loaves';
import {climate, months} from './data/observatory';

const height = 300;
const toPoint = ({id, area, rent}: Apartment) => ({id, x: area, y: rent});
const charts = {
  Line: (
    <LineChart
      title="Mean temperature by month"
      hideLegend
      grid={{horizontal: true}}
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[
        {
          label: 'Temperature (°C)',
          colorMap: {
            type: 'continuous',
            min: -5,
            max: 16,
            color: ['#3f7fd0', '#d1495b'],
          },
        },
      ]}
      series={[{data: climate.mean, area: true, label: 'Mean'}]}
      height={height}
    />
  ),
  Bar: (
    <BarChart
      title="Electricity by source and month"
      dataset={energy}
      xAxis={[{dataKey: 'month'}]}
      yAxis={[{label: 'Electricity (GWh)'}]}
      series={[
        {dataKey: 'hydro', label: 'Hydro', stack: 'all'},
        {dataKey: 'wind', label: 'Wind', stack: 'all'},
        {dataKey: 'solar', label: 'Solar', stack: 'all'},
      ]}
      hideLegend
      borderRadius={6}
      height={height}
    />
  ),
  Pie: (
    <PieChart
      title="Pieces sold by a bakery in one week"
      series={[{data: sales, innerRadius: 60, paddingAngle: 2, cornerRadius: 4}]}
      width={220}
      height={height}
    />
  ),
  Scatter: (
    <ScatterChart
      title="Size and rent of apartments in two districts"
      hideLegend
      xAxis={[{label: 'Size (m²)'}]}
      yAxis={[{label: 'Rent (€ per month)', width: 75}]}
      series={[
        {label: 'Riverside', data: riverside.map(toPoint), markerSize: 6},
        {label: 'Hillside', data: hillside.map(toPoint), markerSize: 6},
      ]}
      voronoiMaxRadius={30}
      height={height}
    />
  ),
  Radar: (
    <RadarChart
      title="Ratings of two kinds of bread"
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
