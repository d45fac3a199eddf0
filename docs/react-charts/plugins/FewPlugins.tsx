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
import {routes, seasons} from '../data/ferries';

// #region preview
type MyChartSignatures = [
  UseChartCartesianAxisSignature<'bar'>,
  UseChartInteractionSignature,
  UseChartHighlightSignature,
];

const myChartPlugins = [useChartCartesianAxis, useChartInteraction, useChartHighlight] as const;

export default function FewPlugins() {
  return (
    <ChartDataProvider<'bar', MyChartSignatures>
      plugins={myChartPlugins}
      dataset={seasons}
      xAxis={[{dataKey: 'season', scaleType: 'band'}]}
      series={routes.map((route) => ({type: 'bar', ...route}))}
      height={280}
    >
      <ChartsSurface>
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
// #endregion
