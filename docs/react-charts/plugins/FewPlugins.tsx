import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {
  useChartCartesianAxis,
  useChartHighlight,
  useChartInteraction,
  type UseChartCartesianAxisSignature,
  type UseChartHighlightSignature,
  type UseChartInteractionSignature,
} from '@mui/x-charts/plugins';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' as const}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {type: 'bar' as const, data: [142, 158, 197, 263], label: 'Online'},
  {type: 'bar' as const, data: [161, 166, 172, 189], label: 'Stores'},
];

// #region preview
// All names are exported from '@mui/x-charts/plugins'.
const myChartPlugins = [
  useChartCartesianAxis,
  useChartInteraction,
  useChartHighlight,
] as const;

type MyChartSignatures = [
  UseChartCartesianAxisSignature<'bar'>,
  UseChartInteractionSignature,
  UseChartHighlightSignature,
];

// <ChartDataProvider<'bar', MyChartSignatures> plugins={myChartPlugins} series={series} …>
// series: [{type: 'bar', data: [142, 158, 197, 263], label: 'Online'}, …]
// #endregion

export default function FewPlugins() {
  return (
    <ChartDataProvider<'bar', MyChartSignatures>
      plugins={myChartPlugins}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={280}
    >
      <ChartsSurface title="Revenue by quarter and sales channel">
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
