import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {routes, seasons} from '../data/ferries';
// #region preview
import {
  useChartCartesianAxis,
  useChartHighlight,
  useChartInteraction,
  type UseChartCartesianAxisSignature,
  type UseChartHighlightSignature,
  type UseChartInteractionSignature,
} from '@mui/x-charts/plugins';

type MyChartSignatures = [
  UseChartCartesianAxisSignature<'bar'>,
  UseChartInteractionSignature,
  UseChartHighlightSignature,
];

const myChartPlugins = [
  useChartCartesianAxis,
  useChartInteraction,
  useChartHighlight,
] as const;

export default function FewPlugins() {
  return (
    <ChartDataProvider<'bar', MyChartSignatures>
      plugins={myChartPlugins}
      dataset={seasons}
      xAxis={[{dataKey: 'season', scaleType: 'band'}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={routes.map((route) => ({type: 'bar', ...route}))}
      height={280}
    >
      <ChartsSurface title="Ferry passengers by season and route">
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
// #endregion
