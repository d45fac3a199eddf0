import Box from '@mui/material/Box';
import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';

// #region preview
const small = {hideLegend: true, height: 120, margin: 4};
const xAxis: BarChartProps['xAxis'] = [
  {data: ['Q1', 'Q2', 'Q3', 'Q4'], position: 'none'},
];
const yAxis: BarChartProps['yAxis'] = [{position: 'none'}];

const grouped = [{data: [142, 158, 197, 263]}, {data: [161, 166, 172, 189]}];
const stacked = [...grouped, {data: [62, 75, 81, 98]}].map(({data}) => ({
  data,
  stack: 'all',
}));
const bySign = [
  {data: [320, 280, 305, 520], stack: 'change'},
  {data: [-290, -310, -295, -410], stack: 'change'},
];
// <BarChart {...small} xAxis={xAxis} yAxis={yAxis} series={grouped} title="…" />
// #endregion

const categories: BarChartProps['yAxis'] = [
  {data: ['A', 'B', 'C', 'D', 'E'], position: 'none'},
];
const values: BarChartProps['xAxis'] = [{position: 'none'}];
const ranking = [{data: [412, 268, 201, 96, 38]}];

const row = {
  display: 'flex',
  width: '100%',
  '& figure': {flex: 1, m: 0.5, minWidth: 0, textAlign: 'center', fontSize: 13},
};

export default function BarPictures() {
  return (
    <Box sx={row}>
      <figure>
        <BarChart
          {...small}
          title="Grouped bars"
          xAxis={xAxis}
          yAxis={yAxis}
          series={grouped}
        />
        <figcaption>Grouped</figcaption>
      </figure>
      <figure>
        <BarChart
          {...small}
          title="Stacked bars"
          xAxis={xAxis}
          yAxis={yAxis}
          series={stacked}
          borderRadius={6}
        />
        <figcaption>Stacked</figcaption>
      </figure>
      <figure>
        <BarChart
          {...small}
          title="Bars above and below zero"
          xAxis={xAxis}
          yAxis={yAxis}
          series={bySign}
        />
        <figcaption>By sign</figcaption>
      </figure>
      <figure>
        <BarChart
          {...small}
          title="Horizontal bars"
          layout="horizontal"
          xAxis={values}
          yAxis={categories}
          series={ranking}
        />
        <figcaption>Ranking</figcaption>
      </figure>
    </Box>
  );
}
