import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsWrapper} from '@mui/x-charts/ChartsWrapper';
import {
  PIE_CHART_PLUGINS,
  PiePlot,
  type PieChartPluginSignatures,
} from '@mui/x-charts/PieChart';

// #region preview
const data = [
  {id: 'wind', value: 1204, label: 'Wind'},
  {id: 'hydro', value: 953, label: 'Hydro'},
  {id: 'solar', value: 873, label: 'Solar'},
];

export default function ComposedPie() {
  return (
    <ChartDataProvider<'pie', PieChartPluginSignatures>
      plugins={PIE_CHART_PLUGINS}
      series={[{type: 'pie', data, valueFormatter: ({value}) => `${value} GWh`}]}
      margin={5}
      width={240}
      height={240}
    >
      <ChartsWrapper legendDirection="vertical">
        <ChartsLegend direction="vertical" />
        <ChartsSurface title="Electricity by source in 2024">
          <PiePlot />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsWrapper>
    </ChartDataProvider>
  );
}
// #endregion
