import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
// #region preview
import {
  PIE_CHART_PLUGINS,
  PiePlot,
  type PieChartPluginSignatures,
} from '@mui/x-charts/PieChart';

const series = [
  {
    type: 'pie' as const,
    data: [
      {id: 'rye', value: 620, label: 'Rye bread'},
      {id: 'rolls', value: 480, label: 'Rolls'},
      {id: 'cakes', value: 140, label: 'Cakes'},
    ],
    arcLabel: 'label' as const,
    arcLabelRadius: '70%',
  },
];

export default function PiePlugins() {
  return (
    <ChartDataProvider<'pie', PieChartPluginSignatures>
      plugins={PIE_CHART_PLUGINS}
      colors={['#1f5fa8', '#7a4a12', '#2b6b4a']}
      series={series}
      height={220}
    >
      <ChartsSurface
        title="Pieces sold in a week"
        sx={{'.MuiPieArcLabel-root': {fill: '#fff'}}}
      >
        <PiePlot />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
// #endregion
