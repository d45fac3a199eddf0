import {useTheme} from '@mui/material/styles';
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
import {looks} from './looks';

const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'band' as const},
];

// #region preview
// Both axes start at 0, and 600 and 90 have the same number of round steps.
const yAxis = [
  {
    id: 'orders',
    label: 'Orders',
    min: 0,
    max: 600,
    tickInterval: [0, 200, 400, 600],
  },
  {
    id: 'value',
    label: 'Average order value in USD',
    position: 'right' as const,
    min: 0,
    max: 90,
    tickInterval: [0, 30, 60, 90],
  },
];
// series: [{type: 'bar', yAxisId: 'orders', …}, {type: 'line', yAxisId: 'value', …}]
// <ChartsYAxis axisId="value" sx={colorAxis(color)} />
// #endregion

export default function OrdersAndValue() {
  const {series, ordersAxis, valueAxis} = looks[useTheme().palette.mode];

  return (
    <ChartDataProvider xAxis={xAxis} yAxis={yAxis} series={series} height={320}>
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface title="Orders, and their average value in dollars, by month">
          <ChartsAxisHighlight x="band" />
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis axisId="orders" sx={ordersAxis} />
          <ChartsYAxis axisId="value" sx={valueAxis} />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartDataProvider>
  );
}
