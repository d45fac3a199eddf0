import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsGrid} from '@mui/x-charts/ChartsGrid';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot} from '@mui/x-charts/LineChart';

const xAxis = [
  {
    id: 'month',
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    scaleType: 'band' as const,
    height: 60,
  },
];
const yAxis = [
  {id: 'orders', min: 0, max: 2000, width: 70},
  {id: 'returns', position: 'right' as const, min: 0, max: 10, width: 60},
];
const series = [
  {
    type: 'bar' as const,
    yAxisId: 'orders',
    data: [1240, 1180, 1390, 1510, 1480, 1720],
    color: '#1976d2',
  },
  {
    type: 'line' as const,
    yAxisId: 'returns',
    data: [6.1, 5.8, 5.2, 4.9, 4.7, 4.1],
    color: '#d84315',
  },
];
const blue = {fill: '#1976d2'};
const red = {fill: '#d84315'};

export default function ComposedAxes() {
  return (
    // #region preview
    // xAxis: [{id: 'month', data: ['Jan', 'Feb', …], scaleType: 'band', height: 60}]
    // yAxis: [{id: 'orders', width: 70, …}, {id: 'returns', position: 'right', …}]
    // series: [{type: 'bar', yAxisId: 'orders', data: [1240, 1180, …]}, …]
    // blue: {fill: '#1976d2'}, red: {fill: '#d84315'}
    <ChartContainer
      title="Orders and return rate by month"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={320}
    >
      <ChartsGrid horizontal />
      <BarPlot />
      <LinePlot />
      <ChartsXAxis axisId="month" label="Month" tickSize={10} />
      <ChartsYAxis axisId="orders" label="Orders" labelStyle={blue} />
      <ChartsYAxis axisId="returns" label="Returns (%)" labelStyle={red} />
    </ChartContainer>
    // #endregion
  );
}
