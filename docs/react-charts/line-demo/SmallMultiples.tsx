import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

const grid = {horizontal: true};
const margin = {top: 8, bottom: 8, left: 0, right: 8};
const yAxis = [
  {min: 0, max: 200, width: 30, tickNumber: 3, disableLine: true, disableTicks: true},
];
const options = {grid, margin, yAxis, hideLegend: true, height: 130};
const columns = {xs: '1fr 1fr', md: 'repeat(4, 1fr)'};

const createSeries = (data: number[]) => [
  {data, label: 'Revenue ($1,000)', showMark: false},
];
const stores = [
  {name: 'Boston', series: createSeries([186, 172, 159, 148, 139, 136])},
  {name: 'Chicago', series: createSeries([161, 152, 164, 171, 178, 187])},
  {name: 'Denver', series: createSeries([98, 109, 121, 119, 130, 144])},
  {name: 'Miami', series: createSeries([142, 116, 99, 88, 81, 79])},
];

// #region preview
// All charts have the same axes: the same range, and the same id for `highlightedAxis`.
// options: {yAxis: [{min: 0, max: 200, …}], height: 130, …}
const xAxis = [
  {
    id: 'month',
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    scaleType: 'point' as const,
    position: 'none' as const,
  },
];

// A store: {name: 'Boston', series: [{data: [186, 172, …], label: 'Revenue ($1,000)'}]}
function StoreChart({name, ...props}: LineChartProps & {name: string}) {
  const title = `Revenue by month, ${name}`;
  return <LineChart title={title} {...options} xAxis={xAxis} {...props} />;
}
// #endregion

export default function SmallMultiples() {
  const [month, setMonth] = React.useState<LineChartProps['highlightedAxis']>([]);

  return (
    <Box sx={{display: 'grid', gap: 2, width: '100%', gridTemplateColumns: columns}}>
      {stores.map(({name, series}) => (
        <Box key={name} component="figure" sx={{m: 0, minWidth: 0}}>
          <Typography component="figcaption" variant="subtitle2">
            {name}
          </Typography>
          <StoreChart
            name={name}
            series={series}
            highlightedAxis={month}
            onHighlightedAxisChange={setMonth}
          />
        </Box>
      ))}
    </Box>
  );
}
