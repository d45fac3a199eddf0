import Stack from '@mui/material/Stack';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsLegend, PiecewiseColorLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const xAxis = [{data: months, scaleType: 'point' as const}];
const colorMap = {
  type: 'piecewise' as const,
  thresholds: [0],
  colors: ['#d9822b', '#3f7fd0'],
};
const yAxis = [{id: 'profit', label: 'Profit ($1,000)', width: 60, colorMap}];
const series = [
  {type: 'line' as const, data: [-12, -4, 6, 11, -3, 9, 18, 24], label: 'Profit'},
];

export default function ComposedLegend() {
  return (
    // #region preview
    // xAxis: [{data: ['Jan', 'Feb', …], scaleType: 'point'}]
    // yAxis: [{id: 'profit', colorMap: {type: 'piecewise', thresholds: [0], …}}]
    // series: [{type: 'line', data: [-12, -4, 6, …], label: 'Profit'}]
    <ChartDataProvider xAxis={xAxis} yAxis={yAxis} series={series} height={260}>
      <Stack sx={{width: '100%'}}>
        <ChartsLegend />
        <ChartsSurface title="Profit by month">
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <PiecewiseColorLegend
          axisDirection="y"
          axisId="profit"
          sx={{alignSelf: 'center'}}
        />
      </Stack>
    </ChartDataProvider>
    // #endregion
  );
}
