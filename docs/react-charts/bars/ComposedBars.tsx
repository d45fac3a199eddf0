import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsGrid} from '@mui/x-charts/ChartsGrid';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsWrapper} from '@mui/x-charts/ChartsWrapper';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {ScatterPlot} from '@mui/x-charts/ScatterChart';

const xAxis = [
  {data: [2022, 2023, 2024, 2025], scaleType: 'band' as const, valueFormatter: String},
];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const forecasts = [
  {id: 1, x: 2022, y: 410},
  {id: 2, x: 2023, y: 505},
  {id: 3, x: 2024, y: 540},
  {id: 4, x: 2025, y: 660},
];
const series = [
  {
    type: 'bar' as const,
    data: [436, 471, 588, 623],
    label: 'Revenue',
    color: '#7fb2f0',
  },
  {
    type: 'scatter' as const,
    data: forecasts,
    label: 'Forecast',
    color: '#d1495b',
    markerSize: 6,
  },
];

export default function ComposedBars() {
  return (
    // #region preview
    // xAxis: [{data: [2022, 2023, …], scaleType: 'band'}], yAxis: [{label: 'Revenue ($1,000)'}]
    // series: [{type: 'bar', …}, {type: 'scatter', data: [{id: 1, x: 2022, y: 410}, …]}]
    <ChartDataProvider xAxis={xAxis} yAxis={yAxis} series={series} height={300}>
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface title="Revenue by year, with forecasts">
          <ChartsGrid horizontal />
          <BarPlot borderRadius={4} />
          <ScatterPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsWrapper>
    </ChartDataProvider>
    // #endregion
  );
}
