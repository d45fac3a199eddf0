import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const channels = [
  {id: 'online', value: 795, label: 'Online', color: '#8fd0b5'},
  {id: 'stores', value: 633, label: 'Stores', color: '#c5c9d1'},
];
const sources = [
  {id: 'website', value: 512, label: 'Website', color: '#57b894'},
  {id: 'app', value: 283, label: 'App', color: '#a5dbc6'},
  {id: 'downtown', value: 398, label: 'Downtown', color: '#a9afba'},
  {id: 'airport', value: 235, label: 'Airport', color: '#d3d6dc'},
];
const series = [
  {data: channels, outerRadius: '58%', arcLabel: 'label' as const},
  {
    data: sources,
    innerRadius: '62%',
    outerRadius: '100%',
    arcLabel: 'label' as const,
  },
];
// #endregion

const sx = {'& .MuiPieArcLabel-root': {fontSize: 12, fill: '#10243d'}};

export default function TwoRings() {
  return (
    <PieChart
      title="Orders by sales channel and source"
      hideLegend
      series={series}
      sx={sx}
      height={300}
    />
  );
}
