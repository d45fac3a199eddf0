import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {
  PIE_CHART_PLUGINS,
  PiePlot,
  type PieChartPluginSignatures,
} from '@mui/x-charts/PieChart';

const colors = ['#1f5fa8', '#7a4a12', '#2b6b4a'];
const whiteLabels = {'.MuiPieArcLabel-root': {fill: '#fff', fontSize: 13}};
const series = [
  {
    type: 'pie' as const,
    data: [
      {id: 'online', value: 760, label: 'Online'},
      {id: 'stores', value: 688, label: 'Stores'},
      {id: 'partners', value: 235, label: 'Partners'},
    ],
    arcLabel: 'label' as const,
    arcLabelRadius: '62%',
  },
];

export default function PiePlugins() {
  return (
    // #region preview
    // Exported from '@mui/x-charts/PieChart': PIE_CHART_PLUGINS, PieChartPluginSignatures
    // colors: ['#1f5fa8', …], whiteLabels: {'.MuiPieArcLabel-root': {fill: '#fff'}}
    // series: [{type: 'pie', data: [{id: 'online', value: 760, label: 'Online'}, …]}]
    <ChartDataProvider<'pie', PieChartPluginSignatures>
      plugins={PIE_CHART_PLUGINS}
      colors={colors}
      series={series}
      height={220}
    >
      <ChartsSurface title="Revenue by sales channel" sx={whiteLabels}>
        <PiePlot />
      </ChartsSurface>
    </ChartDataProvider>
    // #endregion
  );
}
