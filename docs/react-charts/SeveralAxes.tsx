import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsAxisHighlight} from '@mui/x-charts/ChartsAxisHighlight';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsWrapper} from '@mui/x-charts/ChartsWrapper';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

// #region preview
const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'band' as const},
];
const yAxis = [
  {id: 'orders', label: 'Orders', min: 0, max: 600, width: 60},
  {
    id: 'rating',
    label: 'Rating (stars)',
    position: 'right' as const,
    min: 0,
    max: 5,
  },
];
const orders = [388, 371, 464, 452, 531, 498];
const rating = [4.4, 4.5, 4.3, 4.2, 3.9, 4.1];
const series = [
  {type: 'bar' as const, yAxisId: 'orders', data: orders, label: 'Orders'},
  {type: 'line' as const, yAxisId: 'rating', data: rating, label: 'Rating'},
];
// #endregion

export default function SeveralAxes() {
  return (
    <ChartDataProvider xAxis={xAxis} yAxis={yAxis} series={series} height={300}>
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface title="Orders and average customer rating by month">
          <ChartsAxisHighlight x="band" />
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis axisId="orders" />
          <ChartsYAxis axisId="rating" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartDataProvider>
  );
}
