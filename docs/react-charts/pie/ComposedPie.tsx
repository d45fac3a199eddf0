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

const data = [
  {id: 'americas', value: 1204, label: 'Americas'},
  {id: 'europe', value: 953, label: 'Europe'},
  {id: 'asia', value: 873, label: 'Asia'},
];
const series = [{type: 'pie' as const, data}];

export default function ComposedPie() {
  return (
    // #region preview
    // series: [{type: 'pie', data: [{id: 'europe', value: 953, label: 'Europe'}, …]}]
    <ChartDataProvider<'pie', PieChartPluginSignatures>
      plugins={PIE_CHART_PLUGINS}
      series={series}
      margin={5}
      width={240}
      height={240}
    >
      <ChartsWrapper legendDirection="vertical">
        <ChartsLegend direction="vertical" />
        <ChartsSurface title="Customers by region">
          <PiePlot />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsWrapper>
    </ChartDataProvider>
    // #endregion
  );
}
